import Button from '@mui/material/Button';
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
import { ActionButton } from '../forms/ActionButton.tsx';
import { useCopying } from '../frame/useCopying.ts';

/** Creates, copies, replaces and revokes the private link to the cleaning list. */
export function CleaningLink() {
  const { t } = useTranslation('cleaning');
  const saved = useSavedSettings(cleaningDocument, cleaningLinkSchema);
  const { field, said, copy } = useCopying();
  const [language, setLanguage] = useState('');
  if (saved === undefined) return null;
  // `saved` is `null` only after an edit in the console has made it unreadable. A new link replaces it.
  const secret = saved?.values.secret ?? null;

  const change = (what: 'make' | 'replace' | 'revoke') => (
    <ActionButton
      variant={what === 'make' ? 'outlined' : 'text'}
      action="replaceCleaningLink"
      request={{ revision: saved?.revision ?? 0, isOpen: what !== 'revoke' }}
      said={t(what === 'revoke' ? 'link.revoked' : 'link.replaced')}
      label={t(what === 'make' ? 'link.make' : `link.${what}.submit`)}
      question={what === 'make' ? undefined : { title: t(`link.${what}.title`), text: t('link.ends') }}
    />
  );

  return (
    <Part>
      <h3>{t('link.title')}</h3>
      <Notice>{t('link.text')}</Notice>
      {secret === null ? (
        <Actions>{change('make')}</Actions>
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
            {change('replace')}
            {change('revoke')}
          </Actions>
          <Notice role="status">{said}</Notice>
        </>
      )}
    </Part>
  );
}

function urlOf(key: string, language: string): string {
  const search = new URLSearchParams({ key, ...(language !== '' && { language }) });
  return new URL(`${cleaningListPath}?${search.toString()}`, window.location.origin).href;
}
