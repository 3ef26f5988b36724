import Button from '@mui/material/Button';
import { accessSchema, type Access } from 'functions/contract/access';
import { accessDocument } from 'functions/contract/collections';
import { useTranslation } from 'react-i18next';
import type { SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { EarlierVersions } from '../forms/EarlierVersions.tsx';
import { Said, VersionList } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { standingsAt } from '../forms/standingsAt.ts';
import { TypedField } from '../forms/TypedField.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { findInAccess } from './findInSettings.ts';
import { useSettingsFindings } from './useSettingsFindings.ts';

interface OwnersForm {
  owners: readonly { id: string }[];
  /** Becomes an owner too. */
  added: string;
}

const ownersFormOf = ({ owners }: Access): OwnersForm => ({ owners: owners.map((id) => ({ id })), added: '' });
const formOf = ({ values }: SavedSettings<Access>) => ownersFormOf(values);

function formOfVersion(values: Record<string, unknown>): OwnersForm | undefined {
  const parsed = accessSchema.safeParse(values);
  return parsed.success ? ownersFormOf(parsed.data) : undefined;
}

/** Who is an owner. @param self email of the owner who looks at it */
export function OwnerSettings({ saved, self }: { saved: SavedSettings<Access>; self: string }) {
  const { t } = useTranslation('hostMore');
  const act = useOwnerAction();
  const tell = useSettingsFindings(() => t('parts.owners'));
  const { form, base, conflicts, isChanged, isOutdated, change, discard, answered } = useDraft(
    accessDocument,
    saved,
    formOf,
  );
  const saving = useSaving();

  function edit(changes: Partial<OwnersForm>) {
    saving.reset();
    change(changes);
  }

  function save(isConfirmed: boolean) {
    const added = form.added.trim().toLowerCase();
    const owners = [...form.owners.map(({ id }) => id), ...(added === '' ? [] : [added])];
    void saving.save(tell(findInAccess(owners, base.values.owners, self)), isConfirmed, async () => {
      const request = { document: 'access', revision: base.revision, base: base.values, values: { owners } } as const;
      const refused = await act('saveSettings', request, t('saved.owners'));
      answered(refused, form, { values: { owners } });
      return refused;
    });
  }

  return (
    <>
      <SavedForm
        name={t('parts.owners')}
        saving={saving}
        isChanged={isChanged}
        isOutdated={isOutdated}
        standings={conflicts && standingsAt(form, conflicts)}
        onSave={save}
        onDiscard={() => {
          saving.reset();
          discard();
        }}
      >
        <Said>{t('owners.hint')}</Said>
        <VersionList>
          {form.owners.map(({ id: owner }) => (
            <li key={owner}>
              {owner.toLowerCase() === self.toLowerCase() ? (
                <span>{t('owners.you', { email: owner })}</span>
              ) : (
                <>
                  <span>{owner}</span>
                  <Button
                    variant="outlined"
                    aria-label={t('owners.removeOf', { email: owner })}
                    onClick={() => edit({ owners: form.owners.filter(({ id }) => id !== owner) })}
                  >
                    {t('owners.remove')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </VersionList>
        <TypedField
          field={`owners.${form.owners.length}`}
          label={t('owners.added')}
          kind="email"
          value={form.added}
          hint={t('owners.addedHint')}
          onValue={(added) => edit({ added })}
        />
      </SavedForm>
      <EarlierVersions
        path={accessDocument}
        saved={formOf(saved)}
        formOf={formOfVersion}
        wordsOf={([, owner = '']) => ({ what: owner })}
        onTake={(taken) => {
          edit(taken);
          saving.element.current?.querySelector<HTMLElement>('input')?.focus();
        }}
      />
    </>
  );
}
