import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { useTranslation } from 'react-i18next';
import { color, font } from '../../../ui/theme/tokens.ts';
import { LazyNoOffers, LazyTogetherOffers } from '../availability/offers/lazyOffers.ts';
import type { Covers } from '../availability/offers/TogetherOffers.tsx';
import { LazyWaitlist } from '../waitlist/LazyWaitlist.ts';
import type { Offers } from '../availability/offers/useOffers.ts';
import { Bad, QuietRefusal, Good } from '../availability/verdictStyle.ts';
import { useRefusalText } from '../availability/isStayRefusal.ts';
import { StaySearch } from './StaySearch.tsx';
import type { StaySearchState } from './useStaySearch.ts';

interface ResultProps {
  search: StaySearchState;
  /** Heading level in the result. */
  level?: 'h2' | 'h3';
  /** Pictures of the apartments, shown with combinations of them. */
  covers?: Covers;
}

/** The search bar for a stay in any of these apartments, with the result below. */
export function ApartmentSearch({ apartments, ...result }: ResultProps & { apartments: Apartment[] }) {
  const { choice, change, today, availability, check } = result.search;
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
      <SearchResult {...result} />
    </>
  );
}

/** The result of a search as a sentence, and combinations of apartments if none is available alone. */
function SearchResult({ search, level, covers }: ResultProps) {
  const { t } = useTranslation('stay');
  const { availability, offers, resultId } = search;
  const refusalMessages = useRefusalText();
  const refusal = availability.state === 'failed' ? availability.code : undefined;
  const refused = refusal && refusalMessages(refusal);
  const isLoaded = availability.state === 'loaded';
  const isNoneFree = isLoaded && countFree(availability.response.apartments) === 0;
  const waiting =
    availability.state === 'checking' ||
    // A screen reader must not announce "no" before it is known whether several apartments together are free.
    (isNoneFree && offers.state === 'loading');
  const retry = offers.state === 'failed' ? offers.retry : undefined;
  const isAnyTaken = isNoneFree && availability.response.apartments.some(({ reason }) => reason === 'dates-taken');
  const areSeveralTaken = isNoneFree && offers.state === 'found' && offers.offers.together.isTaken;
  return (
    <>
      <Result id={resultId} role="status" tabIndex={-1}>
        {waiting && !refused && <p>{t('checking')}</p>}
        {isLoaded && !waiting && <Headline results={availability.response.apartments} offers={offers} />}
        {refused && (
          <>
            {refusal === 'stay-too-long' ? (
              <QuietRefusal>{refused.sentence}</QuietRefusal>
            ) : (
              <Bad>{refused.sentence}</Bad>
            )}
            <p>{refused.advice}</p>
          </>
        )}
      </Result>
      {/* The stay is longer than any that is allowed, so no apartment was checked and there is nothing to offer. */}
      {refusal === 'stay-too-long' && <LazyNoOffers />}
      {isNoneFree && (retry || isNothing(offers)) && (
        <LazyNoOffers
          onRetry={
            retry &&
            (() => {
              retry();
              // The button that was pressed disappears.
              document.getElementById(resultId)?.focus();
            })
          }
        />
      )}
      {isNoneFree && offers.state === 'found' && (
        <LazyTogetherOffers offers={offers.offers} level={level} covers={covers} />
      )}
      {(isAnyTaken || areSeveralTaken) && <LazyWaitlist choice={search.choice} needsSeveral={!isAnyTaken} />}
    </>
  );
}

function Headline({ results, offers }: { results: readonly { available: boolean }[]; offers: Offers }) {
  const { t } = useTranslation(['offer', 'errors']);
  const free = countFree(results);
  if (free > 0) {
    return (
      <>
        <Good>{t('available')}</Good>
        <p>{free === results.length && free > 1 ? t('freeAll') : t('freeCount', { count: free })}</p>
      </>
    );
  }
  const instead = alternativesTo(offers);
  return (
    <>
      {/* If several apartments together fit these dates, a "no" would contradict the offer below. */}
      {instead !== 'severalFit' && <p>{t('no-apartments', { ns: 'errors' })}</p>}
      {instead && <Alternative>{t(instead)}</Alternative>}
    </>
  );
}

function isNothing(offers: Offers): boolean {
  const instead = alternativesTo(offers);
  return instead === 'tooMany' || instead === 'noneAtAll';
}

function alternativesTo(offers: Offers) {
  if (offers.state !== 'found') return offers.state === 'failed' ? 'unknown' : undefined;
  const { apartments, isTooMany, together } = offers.offers;
  if (isTooMany) return 'tooMany';
  if (together.requestedDates.length > 0) return 'severalFit';
  const isAnything = [...apartments, together].some(({ otherDates, otherLength }) => otherDates ?? otherLength);
  return isAnything ? 'noneExactly' : 'noneAtAll';
}

function countFree(apartments: readonly { available: boolean }[]): number {
  return apartments.filter(({ available }) => available).length;
}

const Result = styled.div`
  padding-top: 20px;
  scroll-margin-top: 96px;
  &:empty {
    display: none;
  }
`;

const Alternative = styled.p`
  max-width: 32em;
  padding-top: 8px;
  font-family: ${font.heading};
  font-size: 1.375rem;
  line-height: 1.3;
  color: ${color.secondary};
`;
