/** State of the history entry in which the booking modal is open. */
export const bookingStep = { booking: true } as const;

export function isBookingStep(state: unknown): boolean {
  return (state as Partial<typeof bookingStep> | null)?.booking === true;
}
