import type { Apartment } from 'functions/contract/apartment';
import type { ReactNode } from 'react';
import { chosenStay } from '../../chosenStay/StayChoice.ts';
import { useStayChoice } from '../../chosenStay/useStayChoice.ts';
import { useAvailability } from '../useAvailability.ts';
import { ApartmentOffer } from './ApartmentOffer.tsx';

/**
 * What each apartment's card says about the chosen stay, by the public nights.
 * @param apartments memoised
 * @returns `undefined` before dates are chosen
 */
export function useCardOffer(apartments: readonly Apartment[]): (apartment: Apartment) => ReactNode {
  const [choice] = useStayChoice();
  const { availability } = useAvailability(choice, apartments);
  return (apartment) =>
    chosenStay(choice) && <ApartmentOffer apartment={apartment} choice={choice} availability={availability} />;
}
