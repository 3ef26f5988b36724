import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BookingModal } from './BookingModal.tsx';
import { fetchApartmentsPage, type ApartmentsPage } from './fetchApartmentsPage.ts';
import { usePathTo } from './i18n/PageLink.tsx';
import { useLanguage } from './i18n/useLanguage.ts';
import { loadPart } from './ui/loadPart.ts';
import { ProgressBar } from './ui/ProgressBar.tsx';

export interface BookingProps {
  /** It is at a step of its own in the browser's history, so a phone's back button closes it. */
  opened: boolean;
}

/** The booking modal over any page. */
export function Booking({ opened }: BookingProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const listPath = usePathTo('apartments');
  const [page, setPage] = useState<ApartmentsPage>();
  const ready = page?.words.language === language;

  useEffect(() => {
    if (!opened || ready) return;
    let current = true;
    loadPart(fetchApartmentsPage(language)).then(
      (fetched) => current && setPage(fetched),
      () => {
        if (!current) return;
        if (navigator.onLine) void navigate(listPath, { replace: true });
        else void navigate(-1);
      },
    );
    return () => {
      current = false;
    };
  }, [opened, ready, language, listPath, navigate]);

  // The stay that was chosen in it is in its address, and stays chosen on the page that it lay over.
  const left = useRef<{ pathname: string; search: string }>(undefined);
  useEffect(() => {
    if (opened) {
      left.current = { pathname, search };
      return;
    }
    const last = left.current;
    left.current = undefined;
    if (last?.pathname !== pathname || last.search === search) return;
    void navigate({ search: last.search, hash }, { replace: true, preventScrollReset: true, state });
  }, [opened, pathname, search, hash, state, navigate]);

  if (!opened) return null;
  return ready ? <BookingModal page={page} onClose={() => void navigate(-1)} /> : <ProgressBar active />;
}
