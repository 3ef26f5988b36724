import type { Apartment } from 'functions/contract/apartment';
import type { Covers } from '../availability/offers/TogetherOffers.tsx';
import { SearchResult } from './SearchResult.tsx';
import { StaySearch } from './StaySearch.tsx';
import type { StaySearchState } from './useStaySearch.ts';

/** The search bar for a stay in any of these apartments, with the result as a sentence below. */
export function ApartmentSearch({
  apartments,
  search,
  level,
  covers,
}: {
  apartments: Apartment[];
  search: StaySearchState;
  /** Heading level in the result. */
  level?: 'h2' | 'h3';
  /** Pictures of the apartments, shown with combinations of them. */
  covers?: Covers;
}) {
  const { choice, change, today, availability, check } = search;
  return (
    <>
      <StaySearch
        apartments={apartments}
        choice={choice}
        onChange={change}
        today={today}
        checking={availability.state === 'checking'}
        onSearch={(wanted) => void check(wanted)}
      />
      <SearchResult search={search} level={level} covers={covers} />
    </>
  );
}
