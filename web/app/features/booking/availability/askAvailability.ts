import type { CheckAvailabilityResponse } from 'functions/contract/callables';
import { parseStay } from 'functions/domain/stay';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import type { StayChoice } from '../chosenStay/StayChoice.ts';
import { villaNights } from '../takenNights/villaNights.ts';

/**
 * Asks the server for the current availability, and corrects the public nights accordingly.
 * @param apartment slug of the only apartment to ask about; all if missing
 * @throws {BookingFailure}
 */
export async function askAvailability(choice: StayChoice, apartment?: string): Promise<CheckAvailabilityResponse> {
  const { checkIn, checkOut, adults, children } = choice;
  const response = await callFunction('checkAvailability', { checkIn, checkOut, adults, children, apartment });
  const parsed = parseStay(checkIn, checkOut);
  if ('stay' in parsed) {
    for (const result of response.apartments) void villaNights.correct(result.slug, parsed.stay, result);
  }
  return response;
}
