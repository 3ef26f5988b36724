import Button from '@mui/material/Button';
import { accessSchema, type Access } from 'functions/contract/access';
import { accessDocument } from 'functions/contract/collections';
import { useTranslation } from 'react-i18next';
import type { SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { EarlierVersions } from '../forms/versions/EarlierVersions.tsx';
import { Notice, VersionList } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { findInAccess } from './findInSettings.ts';
import { useSettingsFindings } from './usePropertyWords.ts';

interface OwnersForm {
  owners: readonly { id: string }[];
  /** Email of the new owner. */
  added: string;
}

const ownersFormOf = ({ owners }: Access): OwnersForm => ({ owners: owners.map((id) => ({ id })), added: '' });

/** The list of owners. @param self email of the signed-in owner */
export function OwnerSettings({ saved, self }: { saved: SavedSettings<Access>; self: string }) {
  const { t } = useTranslation('hostMore');
  const act = useOwnerAction();
  const tell = useSettingsFindings(() => t('parts.owners'));
  const savedForm = ownersFormOf(saved.values);
  const { form, base, edit, restore, state, save } = useSavedForm('owners', saved, savedForm);

  function onSave(isConfirmed: boolean) {
    const added = form.added.trim().toLowerCase();
    const values = { owners: [...form.owners.map(({ id }) => id), ...(added === '' ? [] : [added])] };
    const request = { document: 'access', revision: base.revision, base: base.values, values } as const;
    void save({
      ...tell(findInAccess(values.owners, base.values.owners, self)),
      isConfirmed,
      sent: form,
      saved: { values },
      send: () => act('saveSettings', request, t('saved.owners')),
    });
  }

  return (
    <>
      <SavedForm name={t('parts.owners')} state={state} onSave={onSave}>
        <Notice>{t('owners.hint')}</Notice>
        <VersionList role="list">
          {form.owners.map(({ id: owner }) => (
            <li key={owner}>
              {owner.toLowerCase() === self.toLowerCase() ? (
                <span>{t('owners.you', { email: owner })}</span>
              ) : (
                <>
                  <span translate="no">{owner}</span>
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
        saved={savedForm}
        schema={accessSchema}
        formOf={ownersFormOf}
        wordsOf={([, owner = '']) => ({ what: owner })}
        onTake={restore}
      />
    </>
  );
}
