import { apartmentFactsSchema, propertyTermsSchema, type Apartment } from '../../functions/src/contract/apartment.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { isoDate } from '../../functions/src/domain/isoDate.ts';
import { nightsInRanges } from '../../functions/src/domain/nightRanges.ts';
import type { OfferedApartment } from '../../functions/src/domain/nightTable.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../villa/settings.json' with { type: 'json' };

/** The account for advance payments, which other villas may not have. */
export const sampleAccount = settingsSchema.parse(villaSettings).account!;

/** The apartments of `villa/`. @param taken ranges by slug: the first night, and the day after the last one */
export function sampleVilla(taken: Record<string, readonly [string, string][]> = {}): (Apartment & OfferedApartment)[] {
  const propertyTerms = propertyTermsSchema.parse(villaSettings);
  return villaApartments.map((facts) => {
    const ranges = (taken[facts.slug] ?? []).map(([first, after]) => [isoDate(first), isoDate(after)] as const);
    return { ...apartmentFactsSchema.parse(facts), propertyTerms, taken: nightsInRanges(ranges) };
  });
}

export function sampleApartment(slug: string): Apartment & OfferedApartment {
  const found = sampleVilla().find((apartment) => apartment.slug === slug);
  if (!found) throw new Error(`villa/ has no apartment ${slug}`);
  return found;
}
