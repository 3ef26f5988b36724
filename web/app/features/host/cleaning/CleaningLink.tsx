import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { cleaningLinkSchema, cleaningListPath } from 'functions/contract/cleaningLink';
import { cleaningDocument } from 'functions/contract/collections';
import { languages } from 'functions/domain/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { InputField } from '../../../form/InputField.tsx';
import { SelectField } from '../../../form/SelectField.tsx';
import { languageNames } from '../../../i18n/languageNames.ts';
import { Actions, Notice, Part } from '../forms/formStyle.ts';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useCopying } from '../frame/useCopying.ts';

/** Creates, copies, replaces and revokes the private link to the cleaning list. */
export function CleaningLink() {
  const { t } = useTranslation('cleaning');
  const { run, busy, problem, clear } = useDialogAction();
  const saved = useSavedSettings(cleaningDocument, cleaningLinkSchema);
  const { field, said, copy } = useCopying();
  const [language, setLanguage] = useState('');
  const [asking, setAsking] = useState<'replace' | 'revoke'>();
  if (saved === undefined) return null;
  // `saved` is `null` only after an edit in the console has made it unreadable. A new link replaces it.
  const secret = saved?.values.secret ?? null;

  async function replace(isOpen: boolean) {
    const request = { revision: saved?.revision ?? 0, isOpen };
    if (await run('replaceCleaningLink', request, t(isOpen ? 'link.replaced' : 'link.revoked'))) setAsking(undefined);
  }

  function ask(what: typeof asking) {
    clear();
    setAsking(what);
  }

  return (
    <Part>
      <h3>{t('link.title')}</h3>
      <Notice>{t('link.text')}</Notice>
      {secret === null ? (
        <Actions>
          <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void replace(true)}>
            {t('link.make')}
          </Button>
        </Actions>
      ) : (
        <>
          <SelectField
            label={t('link.language')}
            value={language}
            choices={[
              { value: '', text: t('link.browser') },
              ...languages.map((value) => ({ value, text: languageNames[value] })),
            ]}
            onChoose={setLanguage}
          />
          <InputField
            label={t('link.address')}
            value={urlOf(secret, language)}
            inputRef={field}
            inputProps={{ readOnly: true }}
          />
          <Actions>
            <Button variant="outlined" onClick={() => void copy()}>
              {t('link.copy')}
            </Button>
            <Button variant="text" onClick={() => ask('replace')}>
              {t('link.replace.submit')}
            </Button>
            <Button variant="text" onClick={() => ask('revoke')}>
              {t('link.revoke.submit')}
            </Button>
          </Actions>
          <Notice role="status">{said}</Notice>
        </>
      )}
      {!asking && <ProblemAlert>{problem}</ProblemAlert>}
      {asking && (
        <FormDialog
          title={t(`link.${asking}.title`)}
          submit={t(`link.${asking}.submit`)}
          busy={busy}
          problem={problem}
          onSubmit={() => void replace(asking === 'replace')}
          onClose={() => ask(undefined)}
        >
          <DialogContentText>{t('link.ends')}</DialogContentText>
        </FormDialog>
      )}
    </Part>
  );
}

function urlOf(key: string, language: string): string {
  const search = new URLSearchParams({ key, ...(language !== '' && { language }) });
  return new URL(`${cleaningListPath}?${search.toString()}`, window.location.origin).href;
}
