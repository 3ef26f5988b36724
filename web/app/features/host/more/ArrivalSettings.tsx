import { arrivalSchema, type Arrival } from 'functions/contract/arrival';
import { arrivalPath } from 'functions/contract/collections';
import { languages, type Language } from 'functions/domain/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import type { SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { EarlierVersions } from '../forms/versions/EarlierVersions.tsx';
import { Fields, Notice, Part } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { ToggleButtons } from '../forms/ToggleButtons.tsx';
import { textsOf, writtenTexts, type LanguageTexts } from '../forms/LanguageTexts.ts';
import { TypedField } from '../forms/TypedField.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import type { WordsOf } from '../forms/versions/useChangeText.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { LoadedSettings } from './LoadedSettings.tsx';

/** What guests need to get in, for each apartment. */
export function ArrivalSettings() {
  const { t } = useTranslation('hostMore');
  const nameOf = useApartmentName();
  const apartments = useApartments();
  const [chosen, setChosen] = useState<string>();
  if (!apartments) return <ViewLoading />;
  const slugs = apartments.map(({ slug }) => slug);
  const shown = chosen ?? slugs[0];
  return (
    <>
      <Notice>{t('arrival.hint')}</Notice>
      {shown !== undefined && slugs.length > 1 && (
        <ToggleButtons
          label={t('arrival.apartment')}
          value={shown}
          choices={slugs.map((value) => ({ value, text: nameOf(value) }))}
          onChoose={setChosen}
        />
      )}
      {slugs.map((slug) => (
        // Hidden rather than unmounted, so that typed text stays while another apartment is shown.
        <div key={slug} hidden={slug !== shown}>
          <LoadedSettings path={arrivalPath(slug)} schema={arrivalSchema}>
            {(saved) => <ArrivalForm apartment={slug} name={nameOf(slug)} saved={saved} />}
          </LoadedSettings>
        </div>
      ))}
    </>
  );
}

interface TypedArrival extends Record<'keyCode' | 'wifiName' | 'wifiPassword', string> {
  instructions: LanguageTexts;
  houseRules: LanguageTexts;
}

const arrivalFormOf = (arrival: Arrival): TypedArrival => ({
  ...arrival,
  instructions: textsOf(arrival.instructions),
  houseRules: textsOf(arrival.houseRules),
});

function ArrivalForm({ apartment, name, saved }: { apartment: string; name: string; saved: SavedSettings<Arrival> }) {
  const { t } = useTranslation(['hostMore', 'arrival']);
  const act = useOwnerAction();
  const [language, setLanguage] = useState(useLanguage());
  const savedForm = arrivalFormOf(saved.values);
  const { form, base, edit, restore, state, save } = useSavedForm(`arrival ${apartment}`, saved, savedForm);
  const labelOf = (field: keyof TypedArrival) => t(field, { ns: 'arrival' });

  function onSave(isConfirmed: boolean) {
    const { keyCode, wifiName, wifiPassword, instructions, houseRules } = form;
    const values = {
      keyCode: keyCode.trim(),
      wifiName: wifiName.trim(),
      wifiPassword: wifiPassword.trim(),
      instructions: writtenTexts(instructions),
      houseRules: writtenTexts(houseRules),
    };
    const request = { document: 'arrival', apartment, revision: base.revision, base: base.values, values } as const;
    void save({
      faults: [],
      warnings: [],
      isConfirmed,
      sent: form,
      saved: { values },
      send: () => act('saveSettings', request, t('saved.arrival', { apartment: name })),
    });
  }

  const wordsOf: WordsOf = ([field, part]) => ({
    what: [labelOf(field as keyof TypedArrival), part && languageNames[part as Language]].filter(Boolean).join(': '),
  });

  return (
    <Part>
      <SavedForm name={`${t('parts.arrival')}, ${name}`} state={state} onSave={onSave}>
        <Part>
          <h3>{t('arrival.same')}</h3>
          <Fields>
            {(['keyCode', 'wifiName', 'wifiPassword'] as const).map((field) => (
              <TypedField
                key={field}
                field={field}
                label={labelOf(field)}
                kind="text"
                value={form[field]}
                onValue={(value) => edit({ [field]: value })}
              />
            ))}
          </Fields>
        </Part>
        <Part>
          <h3>{t('arrival.language')}</h3>
          <Notice>{t('arrival.fallback')}</Notice>
          <ToggleButtons
            label={t('arrival.language')}
            value={language}
            choices={languages.map((value) => ({ value, text: languageNames[value] }))}
            onChoose={setLanguage}
          />
          {(['instructions', 'houseRules'] as const).map((field) => (
            <TypedField
              key={field}
              field={`${field}.${language}`}
              label={labelOf(field)}
              kind="article"
              value={form[field][language]}
              onValue={(text) => edit({ [field]: { ...form[field], [language]: text } })}
            />
          ))}
        </Part>
      </SavedForm>
      <EarlierVersions
        path={arrivalPath(apartment)}
        saved={savedForm}
        schema={arrivalSchema}
        formOf={arrivalFormOf}
        wordsOf={wordsOf}
        onTake={restore}
      />
    </Part>
  );
}
