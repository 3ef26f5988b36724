import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies the text of a field, or `text` as `shown` shows it, and says so. If the browser cannot copy, it stays selected. */
export function useCopying() {
  const { t } = useTranslation('hostPlatforms');
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  async function copy(text?: string, shown?: Node | null) {
    if (shown) getSelection()?.selectAllChildren(shown);
    else field.current?.select();
    try {
      await navigator.clipboard.writeText(text ?? field.current?.value ?? '');
      setSaid(t('out.copied'));
    } catch {
      // The browser has no permission to copy, or does not support it.
      setSaid(t('out.selected'));
    }
  }

  return { field, said, copy };
}
