import type { Language } from 'functions/domain/language';
import { startTransition, useEffect, useState } from 'react';
import { useLanguage } from './useLanguage.ts';

type Picker = ReturnType<typeof import('./createPhonePicker.ts').createPhonePicker>;

const homeOf: Record<Language, { region: string; code: string }> = {
  en: { region: 'GB', code: '44' },
  de: { region: 'DE', code: '49' },
  it: { region: 'IT', code: '39' },
  pl: { region: 'PL', code: '48' },
  hr: { region: 'HR', code: '385' },
};

const same = (text: string) => text;

/**
 * Countries for a phone field, loaded lazily. Until they are loaded, the field has only one country and does not
 * recognise the country of a typed number.
 * @returns `home` is the browser's region, otherwise the country of the page's language
 */
export function usePhonePicker(): { home: string; picker: Omit<Picker, 'home'> } {
  const language = useLanguage();
  const [picker, setPicker] = useState<Picker>();
  useEffect(() => {
    import('./createPhonePicker.ts').then(
      ({ createPhonePicker }) => {
        const created = createPhonePicker(language);
        // A transition, because rendering some 240 countries at once would block typing.
        startTransition(() => setPicker(created));
      },
      () => {},
    );
  }, [language]);
  const home = homeOf[language];
  return {
    home: picker?.home ?? home.region,
    picker: picker ?? {
      countries: [[{ ...home, name: home.region }]],
      regionOfPhone: () => undefined,
      looksShort: () => false,
      nationalPart: same,
    },
  };
}
