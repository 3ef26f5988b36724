import type { Language } from '../../functions/src/domain/language.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import hr from './texts/hr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };

export type TextTemplates = typeof en;

/**
 * Neutral texts for a new villa, with `[[values]]` from the answers. In `texts` they replace texts of the catalogues with the same keys; an
 * empty object replaces a whole level.
 */
export const textTemplates = { en, de, it, pl, hr } satisfies Record<Language, object>;
