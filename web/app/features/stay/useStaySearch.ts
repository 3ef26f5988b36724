import type { Apartment } from 'functions/contract/apartment';
import type { IsoDate } from 'functions/domain/isoDate';
import { useLateWords, type LateWords } from '../../i18n/useLateWords.ts';
import { hasBothDates, type StayChoice } from './StayChoice.ts';
import { useCheckOnArrival } from './useApartmentCheck.ts';
import { useAvailability, type Availability } from './useAvailability.ts';
import { useStayChoice } from './useStayChoice.ts';
import { useToday } from './useToday.ts';

export interface StaySearchState {
  apartments: readonly Apartment[];
  choice: StayChoice;
  change: (change: Partial<StayChoice>) => void;
  today: IsoDate | undefined;
  availability: Availability;
  /** Those that the answer is told with. */
  words: LateWords;
  check: (choice: StayChoice) => Promise<void>;
}

/** The stay in the address and what the server says about it for all apartments; checked at once when it is whole. */
export function useStaySearch(apartments: readonly Apartment[]): StaySearchState {
  const [choice, change] = useStayChoice();
  const today = useToday(apartments[0]!.houseTerms.timeZone);
  const { availability, check } = useAvailability(choice);
  useCheckOnArrival(choice, today !== undefined, check);
  const words = useLateWords(hasBothDates(choice), 'offer', 'errors');
  return { apartments, choice, change, today, availability, words, check };
}
