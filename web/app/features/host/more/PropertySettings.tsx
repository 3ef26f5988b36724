import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { balanceWays } from 'functions/contract/apartment';
import { settingsDocument } from 'functions/contract/collections';
import { settingsSchema, type Settings } from 'functions/contract/settings';
import { todayIn } from 'functions/domain/isoDate';
import { languages } from 'functions/domain/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { SelectField } from '../../../form/SelectField.tsx';
import { EarlierVersions } from '../forms/versions/EarlierVersions.tsx';
import { Fields, Group, Part, Notice } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { ToggleField } from '../forms/ToggleField.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { findInSettings } from './findInSettings.ts';
import { propertyFormOf, settingsFrom, type PropertyForm } from './PropertyForm.ts';
import { TaxFields } from './TaxFields.tsx';
import { TaxPrices } from './TaxPrices.tsx';
import { useFieldName, usePropertyWords, useSettingsFindings } from './usePropertyWords.ts';

/** Names of the settings that are text fields. */
type TextField = {
  [Field in keyof PropertyForm]: PropertyForm[Field] extends string ? Field : never;
}[keyof PropertyForm];

/** The villa's settings, among them its mail address, bank account, payment and cancellation terms, and tourist tax. */
export function PropertySettings({ saved }: { saved: SavedSettings<Settings> }) {
  const { t } = useTranslation('hostMore');
  const act = useOwnerAction();
  const nameOf = useFieldName();
  const tell = useSettingsFindings(nameOf);
  const language = useLanguage();
  const savedForm = propertyFormOf(saved.values, language);
  const { form, base, edit, restore, state, save } = useSavedForm('property', saved, savedForm);
  const wordsOf = usePropertyWords();
  const [today] = useState(() => todayIn(saved.values.timeZone));

  function onSave(isConfirmed: boolean) {
    const values = settingsFrom(form, language);
    const request = { document: 'property', revision: base.revision, base: base.values, values } as const;
    void save({
      ...tell(findInSettings(values, base.values)),
      isConfirmed,
      sent: form,
      saved: { values },
      send: () => act('saveSettings', request, t('saved.property')),
    });
  }

  const typed = (
    field: string,
    name: TextField,
    kind: 'amount' | 'count' | 'text' | 'time' | 'email' | 'lines' = 'text',
    hint?: string,
  ) => (
    <TypedField
      field={field}
      label={nameOf(field)}
      kind={kind}
      value={form[name]}
      hint={hint}
      onValue={(value) => edit({ [name]: value })}
    />
  );

  return (
    <>
      <SavedForm name={t('parts.property')} state={state} onSave={onSave}>
        <Part>
          <h3>{t('property.mail')}</h3>
          <Fields>
            {typed('ownerEmail', 'ownerEmail', 'email', t('property.hints.ownerEmail'))}
            {typed('ownerName', 'ownerName', 'text', t('property.hints.ownerName'))}
          </Fields>
          <Fields>
            <Group>
              <SelectField
                label={nameOf('ownerLanguage')}
                value={form.ownerLanguage}
                choices={languages.map((language) => ({ value: language, text: languageNames[language] }))}
                onChoose={(ownerLanguage) => edit({ ownerLanguage })}
              />
            </Group>
            {typed('timeZone', 'timeZone', 'text', t('property.hints.timeZone'))}
          </Fields>
        </Part>
        <Part>
          <h3>{t('property.days')}</h3>
          <Fields>
            {typed('requestExpiresAfterDays', 'requestExpiresAfterDays', 'count', t('property.hints.requestExpires'))}
            {typed('reminderDaysBefore', 'reminderDaysBefore', 'count', t('property.hints.zeroForNever'))}
            {typed('advanceReminderAfterDays', 'advanceReminderAfterDays', 'count', t('property.hints.zeroForNever'))}
          </Fields>
        </Part>
        <Part>
          <h3>{t('property.times')}</h3>
          <Notice>{t('property.hints.times')}</Notice>
          <Fields>
            {typed('checkInFrom', 'checkInFrom', 'time')}
            {typed('checkInUntil', 'checkInUntil', 'time')}
            {typed('checkOutUntil', 'checkOutUntil', 'time')}
          </Fields>
        </Part>
        <Part>
          <h3>{t('property.register')}</h3>
          <Group>
            <FormControlLabel
              label={nameOf('guestRegister')}
              control={
                <Checkbox
                  name="guestRegister"
                  checked={form.guestRegister}
                  slotProps={{ input: { 'aria-describedby': 'register-hint' } }}
                  onChange={(_, guestRegister) => edit({ guestRegister })}
                />
              }
            />
            <Notice id="register-hint">{t('property.hints.guestRegister')}</Notice>
          </Group>
        </Part>
        <Part>
          <h3>{t('property.account')}</h3>
          <Notice>{t('property.hints.account')}</Notice>
          {typed('account.holder', 'holder')}
          <Fields>
            {typed('account.iban', 'iban')}
            {typed('account.bic', 'bic')}
          </Fields>
        </Part>
        <Part>
          <h3>{t('property.invoice')}</h3>
          <Notice>{t('property.hints.invoice')}</Notice>
          <Group>
            <SelectField
              label={nameOf('numbering')}
              value={form.numbering}
              choices={(['placeAndDevice', 'plain'] as const).map((value) => ({
                value,
                text: t(`property.numberings.${value}`),
              }))}
              onChoose={(numbering) => edit({ numbering })}
            />
          </Group>
          {form.numbering === 'placeAndDevice' && (
            <Fields>
              {typed('invoice.place', 'place', 'text', t('property.hints.numberPart'))}
              {typed('invoice.device', 'device', 'text', t('property.hints.numberPart'))}
            </Fields>
          )}
          {typed('invoice.vatSentence', 'vatSentence', 'lines', t('property.hints.vatSentence'))}
        </Part>
        <Part>
          <h3>{t('property.fields.quickReplies')}</h3>
          <Notice>{t('property.hints.quickReplies')}</Notice>
          {languages.map((one) => (
            <TypedField
              key={one}
              field={`quickReplies.${one}`}
              label={languageNames[one]}
              kind="lines"
              value={form.quickReplies[one]}
              onValue={(text) => edit({ quickReplies: { ...form.quickReplies, [one]: text } })}
            />
          ))}
        </Part>
        <Part>
          <h3>{t('property.terms')}</h3>
          <Notice>{t('property.hints.terms')}</Notice>
          <Fields>
            {typed('advanceShare', 'advanceShare', 'amount')}
            {typed('advanceDueDays', 'advanceDueDays', 'count')}
            {typed('cancellation.freeUntilDays', 'freeUntilDays', 'count')}
            {typed('cancellation.shareAfter', 'shareAfter', 'amount')}
          </Fields>
          <ToggleField
            field="balanceWays"
            label={nameOf('balanceWays')}
            hint={t('property.hints.balanceWays')}
            choices={balanceWays.map((value) => ({ value, text: t(`property.ways.${value}`) }))}
            value={form.balanceWays}
            // Guests read them in the order in which the owner selected them.
            onChoose={(balanceWays) => edit({ balanceWays })}
          />
        </Part>
        <TaxFields form={form} onChange={edit} />
        <TaxPrices saved={saved.values} typed={settingsFrom(form, language)} today={today} />
      </SavedForm>
      <EarlierVersions
        path={settingsDocument}
        saved={savedForm}
        schema={settingsSchema}
        formOf={(values) => propertyFormOf(values, language)}
        wordsOf={wordsOf}
        onTake={restore}
      />
    </>
  );
}
