import { todayIn } from '../../domain/isoDate.ts';
import { isAlreadyExists } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { composeOpenBreaker } from '../compose/composeOpenBreaker.ts';
import { mailDocument } from '../queue/mailDocument.ts';

/** Tells the owner that the overall limit was reached, at most once a day. */
export async function reportOpenBreaker(now: Date): Promise<void> {
  const settings = await readSettings();
  const mail = composeOpenBreaker(`breaker-${todayIn(settings.timeZone, now)}`, settings);
  const { reference, document } = mailDocument(mail, now);
  try {
    await reference.create(document);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
