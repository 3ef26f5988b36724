import type { Language } from 'functions/domain/language';
import { useState } from 'react';
import { useFormat, type Format } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useHydrated } from '../../ui/useHydrated.ts';

/**
 * A text that takes long to write: a phone's first name of a country costs it more than drawing the page around it. While a printed
 * page comes alive, what stands in it is taken.
 * @param id of the element whose only content it is
 */
export function usePrintedText(id: string, write: (format: Format) => string): string {
  const language = useLanguage();
  const format = useFormat();
  const hydrated = useHydrated();
  const [printed] = useState<{ language: Language; text: string | undefined }>(() => ({
    language,
    text: import.meta.env.SSR || hydrated ? undefined : (document.getElementById(id)?.textContent ?? undefined),
  }));
  return (printed.language === language ? printed.text : undefined) ?? write(format);
}
