import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Copies the text of a field and says so. `copy` also takes another text and the element that shows it. If the browser cannot
 * copy, the text stays selected, so that the owner can copy it.
 */
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
