import { mailCollection } from 'functions/contract/collections';
import { limit, orderBy, where } from 'firebase/firestore';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

export interface FailedMail {
  id: string;
  to: string;
  subject: string;
}

const maxShown = 20;

/** Mails that failed, will not be retried and were not sent again, latest first. `undefined` while loading. */
export function useFailedMails(): readonly FailedMail[] | undefined {
  const isError = where('delivery.state', '==', 'ERROR');
  const latest = [orderBy('delivery.endTime', 'desc'), limit(maxShown)];
  return dataOf(useLiveQuery(mailCollection, failedMail, isError, ...latest));
}

interface StoredMail {
  to?: unknown;
  message?: { subject?: unknown };
  delivery?: { retryAt?: unknown };
  /** ID of the mail that replaces this one, if an owner has sent it again. */
  resentAs?: unknown;
}

/** @param mail a mail with the state ERROR; returns `undefined` if it will be retried or was sent again */
export function failedMail(id: string, { to, message, delivery, resentAs }: StoredMail): FailedMail | undefined {
  if (delivery?.retryAt || resentAs) return undefined;
  const emails = Array.isArray(to) ? to : [to];
  return { id, to: emails.filter((email) => typeof email === 'string').join(', '), subject: String(message?.subject) };
}
