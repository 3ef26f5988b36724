import { addDays, todayIn, weekdayOf } from '../../domain/isoDate.ts';
import { isAlreadyExists } from '../../platform/firestoreError.ts';
import { readSettings } from '../../platform/readSettings.ts';
import { composeDataProblem } from '../compose/composeDataProblem.ts';
import { mailDocument } from '../queue/mailDocument.ts';

/** Tells the owner what does not agree in the data, at most once from a Monday to the next. */
export async function reportDataProblem(parts: string, now: Date): Promise<void> {
  const settings = await readSettings();
  const today = todayIn(settings.timeZone, now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const { reference, document } = mailDocument(composeDataProblem(`data-problem-${monday}`, parts, settings), now);
  try {
    await reference.create(document);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
