import { mailCollection } from 'functions/contract/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollectionData } from 'reactfire';

export interface FailedMail {
  id: string;
  to: string;
  subject: string;
}

/** At most this many are shown at once. */
const most = 20;

/** Mails that were not delivered and are not tried again, nor were sent as another one, the latest first; `undefined` while loading. */
export function useFailedMails(): readonly FailedMail[] | undefined {
  const { status, data } = useFirestoreCollectionData(
    query(
      collection(useFirestore(), mailCollection),
      where('delivery.state', '==', 'ERROR'),
      orderBy('delivery.endTime', 'desc'),
      limit(most),
    ),
    { idField: 'id' },
  );
  return useMemo(
    () => (status === 'loading' ? undefined : failedMails(data as unknown as StoredMail[])),
    [status, data],
  );
}

export interface StoredMail {
  id: string;
  to?: unknown;
  message?: { subject?: unknown };
  delivery?: { retryAt?: unknown };
  /** ID of the mail as which an owner has sent it again. */
  resentAs?: unknown;
}

/** @param mails with the state ERROR */
export function failedMails(mails: readonly StoredMail[]): FailedMail[] {
  return mails.filter(({ delivery, resentAs }) => !delivery?.retryAt && !resentAs).map(shown);
}

function shown({ id, to, message }: StoredMail): FailedMail {
  const emails = Array.isArray(to) ? to : [to];
  return { id, to: emails.filter((email) => typeof email === 'string').join(', '), subject: String(message?.subject) };
}
