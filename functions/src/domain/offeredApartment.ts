import type { StayLimits, TakenNights } from './availability.ts';
import type { PaymentTerms, Pricing } from './quote.ts';

/** All that decides which stays an apartment can take and what they cost: its public document and its taken nights. */
export interface OfferedApartment extends StayLimits, Pricing {
  readonly slug: string;
  readonly propertyTerms: PaymentTerms;
  readonly taken: TakenNights;
}
