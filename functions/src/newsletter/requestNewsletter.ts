import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import { newsletterCollection } from '../contract/collections.ts';
import type { MailRequest } from '../contract/mailRequest.ts';
import type { StoredSubscription } from '../contract/subscription.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailDocument } from '../mail/queue/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { hashSecret, newSecret } from '../platform/secret.ts';
import { composeNewsletterConfirm, composeNewsletterWelcome, consentTextVersion } from './composeNewsletterMails.ts';
import { subscriptionId, writeSubscriptionLink } from './subscriptionLink.ts';

const day = 24 * 60 * 60 * 1000;
/** How long the confirming mail's link works; the mail says so too. */
const linkLifetime = 7 * day;

type Subscription = StoredSubscription<Timestamp>;

/**
 * Sends a confirmation link to an entered email, which is on the list only after a click on it. Nothing is sent if it
 * is on the list or got a link within a day; the response is the same.
 */
export async function requestNewsletter(
  { email, language }: Extract<MailRequest, { kind: 'newsletter' }>,
  now: Date,
): Promise<void> {
  const db = firestore();
  const id = subscriptionId(email);
  const reference = db.collection(newsletterCollection).doc(id);
  const settings = await readSettings();
  await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data() as Subscription | undefined;
    if (known?.status === 'subscribed') return;
    if (known && now.getTime() - known.askedAt.toMillis() < day) return;
    const secret = newSecret();
    const asked = { language, askedAt: Timestamp.fromDate(now), confirmHash: hashSecret(secret) };
    const subscription: Subscription = {
      email,
      status: 'pending',
      textVersion: consentTextVersion(language),
      confirmedAt: null,
      unsubscribedAt: null,
      unsubscribeUrl: null,
      // Deletes itself with the link if it is not used.
      expiresAt: Timestamp.fromMillis(now.getTime() + linkLifetime),
      ...asked,
    };
    const url = writeSubscriptionLink({ action: 'confirm', id, secret, language });
    const mail = composeNewsletterConfirm({ id: mailId('confirm', id, now), email, language, url }, settings);
    if (known?.status === 'unsubscribed') transaction.update(reference, asked);
    else transaction.set(reference, subscription);
    queue(transaction, mail, now);
  });
}

/** Confirms a subscription. Can be repeated; `gone` for an invalid, expired or replaced link. */
export async function confirmNewsletter(id: string, secret: string, now: Date): Promise<'confirmed' | 'gone'> {
  const db = firestore();
  const reference = db.collection(newsletterCollection).doc(id);
  const settings = await readSettings();
  return db.runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data() as Subscription | undefined;
    if (!known || known.confirmHash !== hashSecret(secret)) return 'gone';
    if (known.status === 'subscribed') return 'confirmed';
    const { email, language, askedAt, confirmedAt, unsubscribedAt, textVersion, ended = [] } = known;
    // A link from before the end of the subscription does not begin it again.
    const isUsed = unsubscribedAt && askedAt.toMillis() <= unsubscribedAt.toMillis();
    if (isUsed || now.getTime() - askedAt.toMillis() > linkLifetime) return 'gone';
    const url = writeSubscriptionLink({ action: 'unsubscribe', id, secret: newSecret(), language });
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

/** Removes an email from the list. The link works until the email joins again. */
export async function leaveNewsletter(id: string, secret: string, now: Date): Promise<'unsubscribed' | 'gone'> {
  const reference = firestore().collection(newsletterCollection).doc(id);
  const known = (await reference.get()).data() as Subscription | undefined;
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
