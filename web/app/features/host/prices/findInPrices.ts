import { apartmentFactsSchema, type ApartmentFacts } from 'functions/contract/apartment';
import { faultsInPrices, type FieldFault, type PriceFault, type PriceList } from 'functions/domain/checkPrices';
import type { IsoDate } from 'functions/domain/isoDate';
import { warningsInPrices, type PriceWarning } from './priceWarnings.ts';

/** `not-possible`: refused by the contract's schema, such as an empty field. */
export type Fault = FieldFault<PriceFault | 'not-possible'>;
export type Warning = FieldFault<PriceWarning>;

/** Faults that prevent saving prices, and warnings to confirm. @param before the saved prices */
export function findInPrices(
  facts: ApartmentFacts,
  before: ApartmentFacts,
  today: IsoDate,
): { faults: readonly Fault[]; warnings: readonly Warning[] } {
  const parsed = apartmentFactsSchema.safeParse(facts);
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => fieldOf(path.join('.'))));
    return { faults: [...fields].map((field) => ({ field, fault: 'not-possible' })), warnings: [] };
  }
  const faults = faultsInPrices(facts as PriceList, today);
  const warnings = faults.length > 0 ? [] : warningsInPrices(facts as PriceList, before as PriceList, today);
  return { faults, warnings };
}

/** The field that shows a fault. A fault of a whole season is shown at its dates. */
function fieldOf(path: string): string {
  return /^seasons\.\d+$/.test(path) ? `${path}.to` : path;
}
