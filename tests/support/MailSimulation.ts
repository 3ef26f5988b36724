import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { mailCollection, settingsDocument } from '../../functions/src/contract/collections.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { deliverMailDocument } from '../../functions/src/mail/deliver/deliverMailDocument.ts';
import { deliveryStep } from '../../functions/src/mail/deliver/deliveryStep.ts';
import {
  failExpiredDeliveries,
  resumeLostMails,
  resumeOverdueMails,
  retryDueMails,
} from '../../functions/src/mail/deliver/resumeLostMails.ts';
import { mailDocument } from '../../functions/src/mail/queue/queueMails.ts';
import { showMailProblem } from '../../functions/src/mail/ownerNotes/showMailProblem.ts';
import { smtpSender } from '../../functions/src/mail/deliver/smtpSender.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import villaSettings from '../../villa/settings.json' with { type: 'json' };
import type { MailServer } from './MailServer.ts';
import { setLimits } from './limits.ts';

const minute = 60_000;
const mails = () => firestore().collection(mailCollection);

/** Delivery of mails in a project without deployed functions, with a simulated clock. */
export class MailSimulation {
  now: Date;
  readonly #server: MailServer;

  constructor(server: MailServer, now = new Date()) {
    this.now = now;
    this.#server = server;
  }

  /** Does what the deployed trigger does, until no mail is due. */
  async handleEvents(): Promise<void> {
    const send = smtpSender(this.#server.url, 'house@example.net');
    for (;;) {
      const all = await mails().get();
      const claimable = all.docs.filter((mail) => deliveryStep(mail.data(), this.now.getTime()) === 'claim');
      if (claimable.length === 0) return;
      await Promise.all(claimable.map(({ ref }) => deliverMailDocument(ref, send, () => this.now)));
    }
  }

  /** Advances the clock without a run of the scheduled jobs. */
  skip(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * minute);
  }

  /** Advances the clock and runs the scheduled jobs. */
  async pass(minutes: number): Promise<void> {
    for (let passed = 10; passed <= minutes; passed += 10) {
      this.skip(10);
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
    const withheld = sendAfter && { until: sendAfter, knownStays: {} };
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
  // No limits, so that requests for any number of apartments take their nights at once.
  await setLimits({ requestBooking: null });
}

export async function removeMails(): Promise<void> {
  await firestore().recursiveDelete(mails());
}
