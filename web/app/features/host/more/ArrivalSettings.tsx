import { arrivalSchema, type Arrival } from 'functions/contract/arrival';
import { arrivalPath } from 'functions/contract/collections';
import { languages, type Language } from 'functions/domain/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { useSavedSettings, type SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { EarlierVersions } from '../forms/EarlierVersions.tsx';
import { Fields, Notice, Part } from '../forms/formStyle.ts';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { SavedForm } from '../forms/SavedForm.tsx';
import { ToggleButtons } from '../forms/ToggleButtons.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import type { WordsOf } from '../forms/useChangeText.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { ViewLoading } from '../frame/ViewLoading.tsx';

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
          <ArrivalOf apartment={slug} name={nameOf(slug)} />
        </div>
      ))}
    </>
  );
}

function ArrivalOf({ apartment, name }: { apartment: string; name: string }) {
  const { t } = useTranslation('hostMore');
  const saved = useSavedSettings(arrivalPath(apartment), arrivalSchema);
  if (saved === undefined) return <ViewLoading />;
  if (saved === null) return <ProblemAlert>{t('unreadable')}</ProblemAlert>;
  return <ArrivalForm apartment={apartment} name={name} saved={saved} />;
}

/** A text for each language of the site. */
type Texts = Readonly<Record<Language, string>>;

interface TypedArrival extends Record<'keyCode' | 'wifiName' | 'wifiPassword', string> {
  instructions: Texts;
  houseRules: Texts;
}

const textsOf = (texts: Arrival['instructions']) =>
  Object.fromEntries(languages.map((one) => [one, texts[one] ?? ''])) as Texts;

const arrivalFormOf = (arrival: Arrival): TypedArrival => ({
  ...arrival,
  instructions: textsOf(arrival.instructions),
  houseRules: textsOf(arrival.houseRules),
});

const formOf = ({ values }: SavedSettings<Arrival>) => arrivalFormOf(values);

/** Trims the texts, and leaves out empty ones. */
const written = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).flatMap(([one, text]) => (text.trim() === '' ? [] : [[one, text.trim()]])));

function ArrivalForm({ apartment, name, saved }: { apartment: string; name: string; saved: SavedSettings<Arrival> }) {
  const { t } = useTranslation(['hostMore', 'arrival']);
  const act = useOwnerAction();
  const [language, setLanguage] = useState(useLanguage());
  const { form, base, edit, restore, state, save } = useSavedForm(`arrival ${apartment}`, saved, formOf);
  const labelOf = (field: keyof TypedArrival) => t(field, { ns: 'arrival' });

  function onSave(isConfirmed: boolean) {
    const { keyCode, wifiName, wifiPassword, instructions, houseRules } = form;
    const values = {
      keyCode: keyCode.trim(),
      wifiName: wifiName.trim(),
      wifiPassword: wifiPassword.trim(),
      instructions: written(instructions),
      houseRules: written(houseRules),
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
        saved={formOf(saved)}
        schema={arrivalSchema}
        formOf={arrivalFormOf}
        wordsOf={wordsOf}
        onTake={restore}
      />
    </Part>
  );
}
