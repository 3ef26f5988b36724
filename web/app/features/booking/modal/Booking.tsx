import { useEffect, useRef } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { usePathTo } from '../../../i18n/PageLink.tsx';
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx';
import { BookingModal, type ApartmentsPage } from './BookingModal.tsx';

export interface BookingProps {
  /** Whether the modal's own history entry is the current one. It has one, so that a phone's back button closes it. */
  opened: boolean;
}

export function Booking({ opened }: BookingProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  // The stay chosen in the modal is in the URL. The page behind the modal gets it when the modal closes.
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

  return opened && <OpenBooking />;
}

/** A separate component, because a mounted fetcher is revalidated on every navigation. */
function OpenBooking() {
  const navigate = useNavigate();
  const listPath = usePathTo('apartments');
  const { load, data } = useFetcher<ApartmentsPage>();
  useEffect(() => {
    let current = true;
    void isReachable(listPath).then((reachable) => {
      if (!current) return;
      if (reachable) void load(listPath);
      else void navigate(-1);
    });
    return () => {
      current = false;
    };
  }, [load, listPath, navigate]);

  // Going back is asynchronous. A second press before it has happened must not leave the page.
  const closing = useRef(false);
  function close() {
    if (closing.current) return;
    closing.current = true;
    void navigate(-1);
  }
  return data ? <BookingModal page={data} onClose={close} /> : <ProgressBar active />;
}

/**
 * Whether the server answers. Asked first, because a failing fetcher replaces the page with the error page, and
 * `navigator.onLine` may be false although there is a network.
 */
async function isReachable(path: string): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    await fetch(path, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
