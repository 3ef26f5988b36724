import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies what a field shows, and says so. The text stays selected where the browser cannot copy. */
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
