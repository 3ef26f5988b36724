import de from '../../../locales/de/owner.json' with { type: 'json' };
import en from '../../../locales/en/owner.json' with { type: 'json' };
import hr from '../../../locales/hr/owner.json' with { type: 'json' };
import it from '../../../locales/it/owner.json' with { type: 'json' };
import pl from '../../../locales/pl/owner.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import { readSettings } from '../platform/readSettings.ts';
import type { EditProblem } from './bookedStay.ts';

const texts = { en, de, it, pl, hr } satisfies Record<Language, { editProblem: Record<EditProblem, string> }>;

/** What the owner reads in the booking's `problem` field, in the language in which they read their mail. */
export async function editProblemText(problem: EditProblem): Promise<string> {
  const { ownerLanguage } = await readSettings();
  return texts[ownerLanguage].editProblem[problem];
}
