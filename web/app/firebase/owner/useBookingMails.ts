import { mailCollection } from 'functions/contract/collections';
import { collection, documentId, query, where, type Timestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

export interface BookingMail {
  id: string;
  subject: string;
  to: string;
  /** To the guest, so that it can be sent again. */
  isForGuest: boolean;
  /** In milliseconds since 1970. */
  queuedAt: number;
  state: 'sent' | 'waits' | 'withheld' | 'failed';
}

/** The mails about a booking, whose IDs begin with its number, the latest first: `undefined` while loading. */
export function useBookingMails(number: string): readonly BookingMail[] | undefined {
  const id = documentId();
  const { status, data } = useFirestoreCollectionData(
    // "." is what follows "-".
    query(collection(useFirestore(), mailCollection), where(id, '>=', `${number}-`), where(id, '<', `${number}.`)),
    { idField: 'id' },
  );
  return useMemo(() => {
    if (status === 'loading') return undefined;
    return (data as unknown as StoredMail[]).map(shown).sort((a, b) => b.queuedAt - a.queuedAt);
  }, [status, data]);
}

interface StoredMail {
  id: string;
  to?: string[];
  message?: { subject?: string };
  queuedAt?: Timestamp;
  sendAfter?: Timestamp;
  delivery?: { state?: string; retryAt?: unknown };
}

function shown({ id, to, message, queuedAt, sendAfter, delivery }: StoredMail): BookingMail {
  return {
    id,
    subject: message?.subject ?? id,
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
