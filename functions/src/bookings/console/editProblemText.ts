import villaApartments from '../../../../villa/apartments.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import { ownerTexts } from '../../mail/format/mailTexts.ts';
import type { EditProblem, EntryProblem } from '../bookedStay.ts';

/** Text for the `problem` field of a booking whose edit was reverted, in the owner's language. */
export function editProblemText(problem: EditProblem, language: Language): string {
  // Some texts show how another apartment is written.
  const apartment = villaApartments.at(-1)!.slug;
  return ownerTexts(language)(`editProblem.${problem}`, { apartment });
}

/** Text for the `problem` field of an entered booking that holds no nights yet. */
export function entryProblemText(problems: readonly EntryProblem[], language: Language): string {
  const t = ownerTexts(language);
  return [t('entryProblem.intro'), ...problems.map((problem) => t(`entryProblem.${problem}`))].join(' ');
}
