import type { PropertyTerms } from 'functions/contract/apartment';
import type { FoundRequest } from 'functions/contract/callables';
import { readObject, writeObject } from '../../storage/browserStorage.ts';

/** The content of the confirmation, stored in the tab, so that a reload shows it again. */
export interface SavedConfirmation extends FoundRequest {
  requestId: string;
  propertyTerms: PropertyTerms;
  /** Whether the server has booked an earlier version of the form, not the one that the guest saw last. */
  asFirstSent: boolean;
}

export function saveConfirmation(confirmation: SavedConfirmation): void {
  writeObject('confirmation', confirmation);
}

export function readConfirmation(): SavedConfirmation | undefined {
  const stored = readObject('confirmation') as Partial<SavedConfirmation> | undefined;
  // A confirmation that was stored before a deployment may lack data that the page shows today.
  const isWhole = stored?.bookings?.[0]?.quote.lines && stored.propertyTerms?.balanceWays && stored.requestId;
  return isWhole ? (stored as SavedConfirmation) : undefined;
}
