import Button from '@mui/material/Button';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMounted } from '../../../ui/browser/useIsMounted.ts';
import { NightHolders } from '../calendar/NightHolders.tsx';
import { useOwnerAction, type Refusal } from '../frame/OwnerActions.tsx';
import { PlatformConflictWarning, isPlatformConflict } from '../platforms/conflicts/PlatformConflictWarning.tsx';
import { Actions } from './formStyle.ts';

/**
 * Runs one change at a time and reports why it was refused. The dialog stays open and keeps typed text.
 * @param load fills the dialog from the current document. Omitted if the dialog has no typed text that could get lost
 */
export function useDialogAction(load?: () => void) {
  const act = useOwnerAction();
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const clear = () => setRefusal(undefined);

  /** @returns whether the change succeeded and the component is still mounted */
  async function run<Name extends keyof OwnerCallables>(
    name: Name,
    request: Omit<OwnerCallables[Name]['request'], 'requestId'>,
    said: string | ((response: OwnerCallables[Name]['response']) => string),
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const refused = await act(name, request, said);
    setBusy(false);
    setRefusal(refused);
    return !refused && isMounted();
  }

  function explain({ details, text }: Refusal): ReactNode {
    if (details.code === 'nights-held') return <NightHolders details={details} />;
    if (isPlatformConflict({ details })) return <PlatformConflictWarning platformConflict={details} />;
    if (details.code !== 'changed-meanwhile' || !load) return text;
    return (
      <ChangedMeanwhile
        onLoad={() => {
          clear();
          load();
        }}
      />
    );
  }

  return {
    run,
    busy,
    problem: refusal && explain(refusal),
    /** Why the last change was refused. */
    code: refusal?.details.code,
    /** Set if a platform's calendar contradicts the change. The owner may send the change anyway. */
    platformConflict: refusal && isPlatformConflict(refusal) ? refusal.details : undefined,
    clear,
  };
}

/** Says that the document was changed elsewhere. Typed text stays until the owner loads the new version. */
export function ChangedMeanwhile({ onLoad }: { onLoad: () => void }) {
  const { t } = useTranslation('host');
  return (
    <>
      <p>{t('form.meanwhile')}</p>
      <Actions>
        <Button variant="outlined" onClick={onLoad}>
          {t('form.lookAtNew')}
        </Button>
      </Actions>
    </>
  );
}

/** A dialog's fields, filled from the document when the dialog opens, and the change that they request. */
export function useDialogForm<Saved, Form extends object>(saved: Saved, formOf: (saved: Saved) => Form) {
  const filled = () => ({ form: formOf(saved), base: saved, isChanged: false });
  const [{ form, base, isChanged }, set] = useState(filled);
  // If the document has changed meanwhile, the owner may discard the typed text and load the new document.
  const { busy, problem, ...action } = useDialogAction(() => set(filled()));
  const change = (changes: Partial<Form>) =>
    set((latest) => ({ ...latest, form: { ...latest.form, ...changes }, isChanged: true }));
  return {
    form,
    /** The document that the fields were filled from. */
    base,
    change,
    /** Props for the input of a text. */
    input: (name: keyof Form & string) => ({
      name,
      value: form[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value } as Partial<Form>),
    }),
    ...action,
    /** Props for the dialog. */
    state: { isChanged, busy, problem },
  };
}
