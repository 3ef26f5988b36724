import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { PageLink } from '../../i18n/PageLink.tsx';
import { isPlainPress } from '../../ui/browser/isPlainPress.ts';
import { bookingStep } from '../../ui/browser/bookingStep.ts';

/**
 * Opens the booking modal. Without scripts, or in a new tab, it is a link to the list of apartments, which has the same search.
 * @param Link how it looks
 */
export function BookLink({
  Link,
  onOpen,
}: {
  Link: ComponentType<ComponentProps<typeof PageLink>>;
  onOpen?: () => void;
}) {
  const { t } = useTranslation('site');
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  function open(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen?.();
    void navigate({ search, hash }, { state: bookingStep, preventScrollReset: true });
  }
  return (
    <Link page="apartments" aria-haspopup="dialog" onClick={open}>
      {t('book')}
    </Link>
  );
}
