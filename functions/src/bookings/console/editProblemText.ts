import type { Language } from '../../domain/language.ts';
import { ownerTexts } from '../../mail/format/mailTexts.ts';
import type { EditProblem, EntryProblem } from '../bookedStay.ts';

/** Text for the `problem` field of a booking whose edit was reverted, in the owner's language. */
export function editProblemText(problem: EditProblem, language: Language): string {
  return ownerTexts(language)(`editProblem.${problem}`);
}

/** Text for the `problem` field of an entered booking that holds no nights yet. */
export function entryProblemText(problems: readonly EntryProblem[], language: Language): string {
  const t = ownerTexts(language);
  return [t('entryProblem.intro'), ...problems.map((problem) => t(`entryProblem.${problem}`))].join(' ');
}
