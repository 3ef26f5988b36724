import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { limitSettingsDocument, mailCollection, settingsDocument } from '../../functions/src/contract/collections.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliver/deliverMailDocument.ts';
import { deliveryStep } from '../../functions/src/mail/deliver/deliveryStep.ts';
import { failExpiredDeliveries } from '../../functions/src/mail/deliver/failExpiredDeliveries.ts';
import { mailDocument } from '../../functions/src/mail/queue/mailDocument.ts';
import { resumeLostMails, resumeOverdueMails } from '../../functions/src/mail/deliver/resumeLostMails.ts';
import { retryDueMails } from '../../functions/src/mail/deliver/retryDueMails.ts';
import { showMailProblem } from '../../functions/src/mail/ownerNotes/showMailProblem.ts';
import { smtpSender } from '../../functions/src/mail/deliver/smtpSender.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import type { MailServer } from './MailServer.ts';

const minute = 60_000;
const mails = () => firestore().collection(mailCollection);

/** Delivery of mails in a project without deployed functions, with a simulated clock. */
export class MailSimulation {
  now: Date;
  readonly #server: MailServer;
  readonly #login: string;

  /** @param login `user:password`, if the server requires it */
  constructor(server: MailServer, now = new Date(), login = '') {
    this.now = now;
    this.#server = server;
    this.#login = login;
  }

  /** Does what the deployed trigger does, until nothing is to be sent now. */
  async handleEvents(): Promise<void> {
    const send = smtpSender(
      this.#server.url.replace('//', this.#login ? `//${this.#login}@` : '//'),
      'house@example.net',
    );
    for (;;) {
      const all = await mails().get();
      const claimable = all.docs.filter((mail) => deliveryStep(mail.data(), this.now.getTime()) === 'claim');
      if (claimable.length === 0) return;
      await Promise.all(claimable.map(({ ref }) => deliverMailDocument(ref, send, () => this.now)));
    }
  }

  /** Advances the clock and runs the scheduled jobs. */
  async pass(minutes: number): Promise<void> {
    for (let passed = 10; passed <= minutes; passed += 10) {
      this.now = new Date(this.now.getTime() + 10 * minute);
      await retryDueMails(this.now);
      await failExpiredDeliveries(this.now);
      await resumeOverdueMails(this.now);
      await this.handleEvents();
      if (passed % 60 === 0) {
        await showMailProblem(this.now);
        await resumeLostMails(this.now);
        await this.handleEvents();
      }
    }
  }

  /** Queues a mail without an event. */
  async queue(id: string, to = `${id}@example.net`, sendAfter?: Date): Promise<DocumentReference> {
    const withheld = sendAfter && { until: sendAfter, knownStay: null };
    const message = { subject: id, text: 'Hello', html: '<p>Hello</p>', attachments: [] };
    const { reference, document } = mailDocument({ id, to: [to], message }, this.now, withheld);
    await reference.create(document);
    return reference;
  }

  ago(minutes: number): Timestamp {
    return Timestamp.fromMillis(this.now.getTime() - minutes * minute);
  }
}

export async function writeSettings(changes: Record<string, unknown> = {}): Promise<void> {
  await firestore()
    .doc(settingsDocument)
    .set({ ...settingsSchema.parse(villaSettings), ...changes });
  // Requests take their nights at once, whatever the number of apartments.
  await firestore().doc(limitSettingsDocument).set({ requestBooking: null });
}

export async function removeMails(): Promise<void> {
  await firestore().recursiveDelete(mails());
}
