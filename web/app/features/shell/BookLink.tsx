import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { PageLink } from '../../i18n/PageLink.tsx';
import { isPlainPress } from '../../ui/browser/isPlainPress.ts';
import { useOncePerEntry } from '../../ui/browser/useOncePerEntry.ts';
import { bookingStep, isBookingStep } from '../../ui/browser/bookingStep.ts';

/**
 * Opens the booking modal. Without scripts, or in a new tab, it links to the apartments list, which has the same
 * search.
 * @param Link the styled link to render
 */
export function BookLink({
  Link,
  onOpen,
}: {
  Link: ComponentType<ComponentProps<typeof PageLink>>;
  onOpen?: () => void;
}) {
  const { t } = useTranslation('site');
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const once = useOncePerEntry(key);
  function open(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen?.();
    if (isBookingStep(state)) return;
    // Reads the browser's own URL, because React may not have rendered a date that was typed just now.
    const { search, hash } = location;
    once(() => void navigate({ search, hash }, { state: bookingStep, preventScrollReset: true }));
  }
  return (
    <Link page="apartments" aria-haspopup="dialog" onClick={open}>
      {t('book')}
    </Link>
  );
}
