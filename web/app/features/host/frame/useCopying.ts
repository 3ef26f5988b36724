import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies the text of a field, and says so. If the browser cannot copy, the text stays selected. */
export function useCopying() {
  const { t } = useTranslation('hostPlatforms');
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setSaid(t('out.copied'));
    } catch {
      // The browser has no permission to copy, or does not support it.
      setSaid(t('out.selected'));
    }
  }

  return { field, said, copy };
}
