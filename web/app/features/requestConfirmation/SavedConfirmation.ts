import type { PropertyTerms } from 'functions/contract/apartment';
import type { FoundRequest } from 'functions/contract/callables';
import { readObject, writeObject } from '../../storage/browserStorage.ts';

/** What the confirmation shows; stored in the tab, so that a reload shows it again. */
export interface SavedConfirmation extends FoundRequest {
  requestId: string;
  propertyTerms: PropertyTerms;
  /** Was an earlier version of the form booked than the one that the guest has seen last? */
  asFirstSent: boolean;
}

export function saveConfirmation(confirmation: SavedConfirmation): void {
  writeObject('confirmation', confirmation);
}

export function readConfirmation(): SavedConfirmation | undefined {
  const stored = readObject('confirmation') as Partial<SavedConfirmation> | undefined;
  // Stored before a deploy, it may lack what the page shows today.
  const isWhole = stored?.bookings?.[0]?.quote.lines && stored.propertyTerms?.balanceWays && stored.requestId;
  return isWhole ? (stored as SavedConfirmation) : undefined;
}
