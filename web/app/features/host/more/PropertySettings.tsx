import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { balanceWays } from 'functions/contract/apartment';
import { settingsDocument } from 'functions/contract/collections';
import { settingsSchema, type Settings } from 'functions/contract/settings';
import { todayIn } from 'functions/domain/isoDate';
import { languages, type Language } from 'functions/domain/language';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { SelectField } from '../calendar/SelectField.tsx';
import { EarlierVersions } from '../forms/EarlierVersions.tsx';
import { useFieldFault } from '../forms/FoundInForm.ts';
import { Fields, Group, Part, Said } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { StandingLine } from '../forms/StandingLine.tsx';
import { standingsAt } from '../forms/standingsAt.ts';
import { TypedField } from '../forms/TypedField.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { findInSettings } from './findInSettings.ts';
import { fieldOfSettings, propertyFormOf, settingsFrom, type BalanceWay, type PropertyForm } from './PropertyForm.ts';
import { TaxFields } from './TaxFields.tsx';
import { TaxPrices } from './TaxPrices.tsx';
import { useFieldName } from './useFieldName.ts';
import { usePropertyWords } from './usePropertyWords.ts';
import { useSettingsFindings } from './useSettingsFindings.ts';

/** The fields that hold a text. */
type TextField = {
  [Field in keyof PropertyForm]: PropertyForm[Field] extends string ? Field : never;
}[keyof PropertyForm];

/** The villa's mail address, account, Wi-Fi, and what guests agree to besides the price. */
export function PropertySettings({ saved }: { saved: SavedSettings<Settings> }) {
  const { t } = useTranslation('hostMore');
  const act = useOwnerAction();
  const nameOf = useFieldName();
  const tell = useSettingsFindings(nameOf);
  const language = useLanguage();
  const formOf = useCallback(({ values }: SavedSettings<Settings>) => propertyFormOf(values, language), [language]);
  const { form, base, conflicts, isChanged, isOutdated, change, discard, answered } = useDraft(
    settingsDocument,
    saved,
    formOf,
  );
  const wordsOf = usePropertyWords();
  const saving = useSaving();
  const [today] = useState(() => todayIn(saved.values.timeZone));

  function edit(changes: Partial<PropertyForm>) {
    // A fault is at the place of an age in the list.
    if (changes.bands && changes.bands.length !== form.bands.length) saving.reset();
    saving.edited();
    change(changes);
  }

  function save(isConfirmed: boolean) {
    const settings = settingsFrom(form, language);
    void saving.save(tell(findInSettings(settings, base.values)), isConfirmed, async () => {
      const request = { document: 'property', revision: base.revision, base: base.values, values: settings } as const;
      const refused = await act('saveSettings', request, t('saved.property'));
      answered(refused, form, { values: settings });
      return refused;
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
      <SavedForm
        name={t('parts.property')}
        saving={saving}
        isChanged={isChanged}
        isOutdated={isOutdated}
        standings={conflicts && standingsAt(form, conflicts, fieldOfSettings)}
        onSave={save}
        onDiscard={() => {
          saving.reset();
          discard();
        }}
      >
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
              <StandingLine field="ownerLanguage" write={(language: Language) => languageNames[language]} />
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
          <Said>{t('property.hints.times')}</Said>
          <Fields>
            {typed('checkInFrom', 'checkInFrom', 'time')}
            {typed('checkInUntil', 'checkInUntil', 'time')}
            {typed('checkOutUntil', 'checkOutUntil', 'time')}
          </Fields>
        </Part>
        <Part>
          <h3>{t('property.account')}</h3>
          <Said>{t('property.hints.account')}</Said>
          {typed('account.holder', 'holder')}
          <Fields>
            {typed('account.iban', 'iban')}
            {typed('account.bic', 'bic')}
          </Fields>
        </Part>
        <Part>
          <h3>{t('property.wifi')}</h3>
          {typed('wifiNote', 'wifiNote', 'lines', t('property.hints.wifiNote'))}
        </Part>
        <Part>
          <h3>{t('property.terms')}</h3>
          <Said>{t('property.hints.terms')}</Said>
          <Fields>
            {typed('advanceShare', 'advanceShare', 'amount')}
            {typed('advanceDueDays', 'advanceDueDays', 'count')}
            {typed('cancellation.freeUntilDays', 'freeUntilDays', 'count')}
            {typed('cancellation.shareAfter', 'shareAfter', 'amount')}
          </Fields>
          <BalanceWays value={form.balanceWays} onValue={(balanceWays) => edit({ balanceWays })} />
        </Part>
        <TaxFields form={form} onChange={edit} />
        <TaxPrices saved={saved.values} typed={settingsFrom(form, language)} today={today} />
      </SavedForm>
      <EarlierVersions
        path={settingsDocument}
        saved={formOf(saved)}
        formOf={(values) => {
          const parsed = settingsSchema.safeParse(values);
          return parsed.success ? propertyFormOf(parsed.data, language) : undefined;
        }}
        wordsOf={wordsOf}
        onTake={(taken) => {
          edit(taken);
          saving.element.current?.querySelector<HTMLElement>('[name=ownerEmail]')?.focus();
        }}
      />
    </>
  );
}

function BalanceWays({ value, onValue }: { value: readonly BalanceWay[]; onValue: (value: BalanceWay[]) => void }) {
  const { t } = useTranslation('hostMore');
  const nameOf = useFieldName();
  const format = useFormat();
  const fault = useFieldFault('balanceWays');
  const id = useId();
  return (
    <Group>
      <span id={id}>{nameOf('balanceWays')}</span>
      <ToggleButtonGroup
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={value}
        // What was chosen first is named first.
        onChange={(_, chosen: BalanceWay[]) => onValue(chosen)}
      >
        {balanceWays.map((way, index) => (
          <ToggleButton key={way} value={way} name={index === 0 ? 'balanceWays' : undefined}>
            {t(`property.ways.${way}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Said id={`${id}-hint`} className={fault ? 'fault' : ''}>
        {fault ?? t('property.hints.balanceWays')}
      </Said>
      <StandingLine
        field="balanceWays"
        write={(ways: readonly BalanceWay[]) => format.list(ways.map((way) => t(`property.ways.${way}`)))}
      />
    </Group>
  );
}
