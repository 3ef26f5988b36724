import { mailCollection } from 'functions/contract/collections';
import { documentId, where, type Timestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

export interface BookingMail {
  id: string;
  subject: string;
  text: string;
  to: string;
  /** Whether the mail is to the guest. Only such mails can be sent again. */
  isForGuest: boolean;
  /** In milliseconds since 1970. */
  queuedAt: number;
  state: 'sent' | 'waits' | 'withheld' | 'failed';
}

/** The mails about a booking, latest first; `undefined` while loading. Their IDs begin with the booking's number. */
export function useBookingMails(number: string): readonly BookingMail[] | undefined {
  const id = documentId();
  // `.` is the next character after `-`, so this finds all IDs that begin with `${number}-`.
  const mails = useLiveQuery(mailCollection, shown, where(id, '>=', `${number}-`), where(id, '<', `${number}.`));
  const data = dataOf(mails);
  return useMemo(() => data?.toSorted((a, b) => b.queuedAt - a.queuedAt), [data]);
}

interface StoredMail {
  to?: string[];
  message?: { subject?: string; text?: string };
  queuedAt?: Timestamp;
  sendAfter?: Timestamp;
  delivery?: { state?: string; retryAt?: unknown };
}

function shown(id: string, { to, message, queuedAt, sendAfter, delivery }: StoredMail): BookingMail {
  return {
    id,
    subject: message?.subject ?? id,
    text: message?.text ?? '',
    to: (to ?? []).join(', '),
    isForGuest: /-guest(?:-|$)/.test(id),
    queuedAt: queuedAt?.toMillis() ?? 0,
    state:
      delivery?.state === 'SUCCESS'
        ? 'sent'
        : delivery?.state === 'ERROR' && !delivery.retryAt
          ? 'failed'
          : !delivery && sendAfter && sendAfter.toMillis() > Date.now()
            ? 'withheld'
            : 'waits',
  };
}
