import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import property from '../../../villa/property.json' with { type: 'json' };
import { newsletterCollection } from '../contract/collections.ts';
import type { MailRequest } from '../contract/mailRequest.ts';
import type { StoredSubscription } from '../contract/subscription.ts';
import type { ComposedMail } from '../mail/ComposedMail.ts';
import { mailDocument } from '../mail/mailDocument.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { composeNewsletterConfirm, composeNewsletterWelcome, consentTextVersion } from './composeNewsletterMails.ts';
import { hashSecret, newSecret, subscriptionId, writeSubscriptionLink } from './subscriptionLink.ts';

const day = 24 * 60 * 60 * 1000;
/** How long the confirming mail's link works; the mail says so too. */
const linkLifetime = 7 * day;

type Subscription = StoredSubscription<Timestamp>;

/**
 * Somebody entered an address: it is sent a mail with a link, and is on the list only after a click there. Nothing is
 * sent to an address that is on the list or was sent a link within a day; whoever asks cannot tell.
 */
export async function askForNewsletter(
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
    const subscription: Subscription = {
      email,
      language,
      status: 'pending',
      askedAt: Timestamp.fromDate(now),
      textVersion: consentTextVersion(language),
      confirmedAt: null,
      unsubscribedAt: null,
      confirmHash: hashSecret(secret),
      unsubscribeUrl: null,
      // Whoever does not click is forgotten with the link.
      expiresAt: Timestamp.fromMillis(now.getTime() + linkLifetime),
    };
    const url = writeSubscriptionLink({ action: 'confirm', id, secret, language });
    const mail = composeNewsletterConfirm({ id: mailId('confirm', id, now), email, language, url }, settings);
    transaction.set(reference, subscription);
    queue(transaction, mail, now);
  });
}

/** The click behind the mail's link. Again is no harm; `gone` for a link that is none, too old or replaced. */
export async function confirmNewsletter(id: string, secret: string, now: Date): Promise<'confirmed' | 'gone'> {
  const db = firestore();
  const reference = db.collection(newsletterCollection).doc(id);
  const settings = await readSettings();
  return db.runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data() as Subscription | undefined;
    if (!known || known.confirmHash !== hashSecret(secret)) return 'gone';
    if (known.status === 'subscribed') return 'confirmed';
    if (known.status !== 'pending' || now.getTime() - known.askedAt.toMillis() > linkLifetime) return 'gone';
    const { email, language } = known;
    const url = writeSubscriptionLink({ action: 'unsubscribe', id, secret: newSecret(), language });
    transaction.update(reference, {
      status: 'subscribed',
      confirmedAt: Timestamp.fromDate(now),
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

/** Takes an address off the list; the link works as long as the address has not joined anew. */
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
