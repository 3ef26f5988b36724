import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { Booking } from 'functions/contract/booking';
import { pathTo } from 'functions/domain/sitePaths';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocks } from '../../../firebase/owner/useBlocks.ts';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { textsIn } from '../../../i18n/loadMessages.ts';
import { useApartmentName, type Slug } from '../../../i18n/useApartmentTexts.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { MessageField, Replies, withSentence } from '../forms/MessageField.tsx';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useToday } from '../frame/useToday.ts';
import { freeApartments } from './freeApartments.ts';
import { GuestMessage } from './GuestMessage.tsx';

/**
 * Declines a request after asking again. Shows what the guest wrote, a field for a message, and the apartments that
 * are free for the same nights, so that the owner can offer one.
 * @param request all pending bookings of the request
 */
export function DeclineDialog({
  request,
  onClose,
}: {
  request: readonly [Booking, ...Booking[]];
  onClose: () => void;
}) {
  const { t } = useTranslation('hostToday');
  const nameOf = useApartmentName();
  const id = useId();
  const [message, setMessage] = useState('');
  const [booking] = request;
  const { run, busy, problem } = useDialogAction();
  /** The revision when the dialog was opened. */
  const [revision] = useState(booking.revision);
  const name = guestName(booking);
  const free = useFreeApartments(request);

  async function decline() {
    const declined = {
      booking: booking.id,
      // After a refusal, the owner sees the current revision, so that revision is sent.
      revision: problem ? booking.revision : revision,
      decision: 'decline' as const,
      message,
    };
    if (await run('decideBooking', declined, t('request.declined', { name }))) onClose();
  }

  async function offer(slug: string) {
    const { checkIn, checkOut, adults, children, babies, language } = booking;
    const texts = await textsIn(language, 'hostToday', 'villa');
    const query = new URLSearchParams({ checkIn, checkOut, adults: String(adults), children: String(children) });
    if (babies > 0) query.set('babies', String(babies));
    const sentence = texts.t('declining.offer', {
      ns: 'hostToday',
      apartment: texts.t(`apartments.${slug as Slug}.name`, { ns: 'villa' }),
      url: new URL(`${pathTo('apartment', language, slug)}?${query}`, window.location.origin).href,
    });
    setMessage((typed) => withSentence(typed, sentence));
  }

  return (
    <FormDialog
      title={t('declining.title')}
      submit={t('request.decline')}
      busy={busy}
      problem={problem}
      isChanged={message !== ''}
      onSubmit={() => void decline()}
      onClose={onClose}
    >
      <DialogContentText>{t('declining.text', { name })}</DialogContentText>
      {booking.message && <GuestMessage name={booking.firstName} message={booking.message} />}
      <MessageField language={booking.language} value={message} onValue={setMessage}>
        {free.length > 0 && (
          <Replies role="group" aria-labelledby={id}>
            <span id={id}>{t('declining.free')}</span>
            {free.map((slug) => (
              <Button key={slug} variant="outlined" onClick={() => void offer(slug)}>
                {t('declining.offerOf', { apartment: nameOf(slug) })}
              </Button>
            ))}
          </Replies>
        )}
      </MessageField>
    </FormDialog>
  );
}

/**
 * Slugs of the apartments that the owner can offer instead. None for a party in several apartments, or while loading.
 */
function useFreeApartments([booking, ...others]: readonly [Booking, ...Booking[]]): string[] {
  const today = useToday();
  const apartments = useApartments();
  const bookings = useHostBookings(today);
  const blocks = useBlocks(today);
  const calendars = usePlatformCalendars();
  if (others.length > 0 || !apartments || !bookings || !blocks || !calendars) return [];
  return freeApartments(booking, apartments, { bookings, blocks, calendars }).map(({ slug }) => slug);
}
