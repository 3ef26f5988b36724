import { apartmentFactsSchema, type ApartmentFacts } from 'functions/contract/apartment';
import { faultsInPrices, type FieldFault, type PriceFault, type PriceList } from 'functions/domain/checkPrices';
import type { IsoDate } from 'functions/domain/isoDate';
import { warningsInPrices, type PriceWarning } from 'functions/domain/priceWarnings';

/** `not-possible`: what the contract refuses, such as an empty field. */
export type Fault = FieldFault<PriceFault | 'not-possible'>;
export type Warning = FieldFault<PriceWarning>;

/** What forbids saving prices, and what is to be asked about. @param before as saved now */
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

/** What is wrong with a season as a whole is wrong with its dates. */
function fieldOf(path: string): string {
  return /^seasons\.\d+$/.test(path) ? `${path}.to` : path;
}
