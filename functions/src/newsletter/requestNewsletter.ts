import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import type { MailRequest } from '../contract/mailRequest.ts';
import type { StoredSubscription } from '../contract/subscription.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailDocument } from '../mail/queue/queueMails.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { hashSecret, newSecret } from '../platform/secret.ts';
import { composeNewsletterConfirm, composeNewsletterWelcome, consentTextVersion } from './composeNewsletterMails.ts';
import { subscriptionId, subscriptions, writeSubscriptionLink } from './subscriptions.ts';

const day = 24 * 60 * 60 * 1000;
/** The mail states it too. */
const linkLifetimeMillis = 7 * day;

/**
 * Sends a confirmation link to an entered email, which is subscribed only after the link is confirmed. Sends nothing if the
 * email is already subscribed or got a link within a day; the response is the same.
 */
export async function requestNewsletter(
  { email, language }: Extract<MailRequest, { kind: 'newsletter' }>,
  now: Date,
): Promise<void> {
  const id = subscriptionId(email);
  const reference = subscriptions().doc(id);
  const settings = await readSettings();
  await firestore().runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data();
    if (known?.status === 'subscribed') return;
    if (known && now.getTime() - known.askedAt.toMillis() < day) return;
    const secret = newSecret();
    const asked = { language, askedAt: Timestamp.fromDate(now), confirmHash: hashSecret(secret) };
    const subscription: StoredSubscription = {
      email,
      status: 'pending',
      textVersion: consentTextVersion(language),
      confirmedAt: null,
      unsubscribedAt: null,
      ended: [],
      unsubscribeUrl: null,
      // Firestore deletes the document when its unused link expires.
      expiresAt: Timestamp.fromMillis(now.getTime() + linkLifetimeMillis),
      ...asked,
    };
    const url = writeSubscriptionLink('confirm', { id, secret, language });
    const mail = composeNewsletterConfirm({ id: mailId('confirm', id, now), email, language, url }, settings);
    if (known?.status === 'unsubscribed') transaction.update(reference, asked);
    else transaction.set(reference, subscription);
    queue(transaction, mail, now);
  });
}

/** Confirms a subscription. Can be repeated; `gone` for an invalid, expired or replaced link. */
export async function confirmNewsletter(id: string, secret: string, now: Date): Promise<'confirmed' | 'gone'> {
  const reference = subscriptions().doc(id);
  const settings = await readSettings();
  return firestore().runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data();
    if (!known || known.confirmHash !== hashSecret(secret)) return 'gone';
    if (known.status === 'subscribed') return 'confirmed';
    const { email, language, askedAt, confirmedAt, unsubscribedAt, textVersion, ended } = known;
    // A link that is older than the unsubscription cannot subscribe again.
    const isUsed = unsubscribedAt && askedAt.toMillis() <= unsubscribedAt.toMillis();
    if (isUsed || now.getTime() - askedAt.toMillis() > linkLifetimeMillis) return 'gone';
    const url = writeSubscriptionLink('unsubscribe', { id, secret: newSecret(), language });
    transaction.update(reference, {
      status: 'subscribed',
      textVersion: consentTextVersion(language),
      confirmedAt: Timestamp.fromDate(now),
      unsubscribedAt: null,
      ended: confirmedAt && unsubscribedAt ? [...ended, { textVersion, confirmedAt, unsubscribedAt }] : ended,
      unsubscribeUrl: url,
      expiresAt: null,
    });
    queue(
      transaction,
      composeNewsletterWelcome({ id: mailId('welcome', id, now), email, language, url }, settings),
      now,
    );
    return 'confirmed';
  });
}

/** Ends a subscription. The link works until the email subscribes again. */
export async function leaveNewsletter(id: string, secret: string, now: Date): Promise<'unsubscribed' | 'gone'> {
  const reference = subscriptions().doc(id);
  const known = (await reference.get()).data();
  const expected = known?.unsubscribeUrl && new URL(known.unsubscribeUrl).searchParams.get('secret');
  if (!known || !expected || hashSecret(expected) !== hashSecret(secret)) return 'gone';
  if (known.status === 'subscribed') {
    const proofEnds = new Date(now);
    proofEnds.setUTCFullYear(proofEnds.getUTCFullYear() + property.retention.newsletterProofYears);
    await reference.update({
      status: 'unsubscribed',
      unsubscribedAt: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromDate(proofEnds),
    });
  }
  return 'unsubscribed';
}

function mailId(kind: string, id: string, now: Date): string {
  return `newsletter-${kind}-${id.slice(0, 20)}-${now.getTime()}`;
}

function queue(transaction: Transaction, mail: ComposedMail, now: Date): void {
  const { reference, document } = mailDocument(mail, now);
  transaction.set(reference, document);
}
