/** Euro cents, always an integer, so that sums are exact. */
export type Cents = number;

/**
 * A share of an amount, rounded half away from zero to the cent.
 * @param share from 0 to 1, rounded to a hundredth of a percent before multiplying, so that 0.3 is exactly 30 %
 */
export function shareOf(amount: Cents, share: number): Cents {
  const basisPoints = Math.round(share * 10_000);
  return roundedQuotient(amount * basisPoints, 10_000);
}

/** `amount / parts`, rounded half away from zero to the cent. */
export function roundedQuotient(amount: Cents, parts: number): Cents {
  const rounded = Math.floor((2 * Math.abs(amount) + parts) / (2 * parts));
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
