import styled from '@emotion/styled';
import type { ErrorCode } from 'functions/contract/errorCode';
import { useTranslation } from 'react-i18next';
import { useApartmentTexts } from '../../../i18n/useApartmentTexts.ts';
import type { NamespaceState } from '../../../i18n/useNamespaces.ts';
import { color, font } from '../../../ui/theme/tokens.ts';
import { LazyNoOffers, LazyTogetherOffers } from '../availability/LazyOffers.tsx';
import type { Offers } from '../availability/useOffers.ts';
import { Bad, Calm, Good } from '../availability/verdictStyle.ts';
import { LazyWaitlist } from '../waitlist/LazyWaitlist.tsx';
import { useRefusalText } from '../availability/useRefusalText.ts';
import type { Availability } from '../availability/useAvailability.ts';
import type { StaySearchState } from './useStaySearch.ts';

/** The result of a search of all apartments, in a sentence, and several apartments together if none can be had alone. */
export function SearchResult({ search, level }: { search: StaySearchState; level?: 'h2' | 'h3' | undefined }) {
  const { t } = useTranslation('stay');
  const { availability, messages, offers, resultId } = search;
  const textsOf = useApartmentTexts();
  const refusalMessages = useRefusalText(messages);
  const refusal = refusalOf(availability, messages);
  const refused = refusal && refusalMessages(refusal);
  const isLoaded = availability.state === 'loaded' && messages === 'ready';
  const isNoneFree = isLoaded && countFree(availability.response.apartments) === 0;
  const waiting =
    availability.state === 'checking' ||
    (availability.state !== 'idle' && messages === 'loading') ||
    // A "no" must not be read out before several together, which may be free, are known.
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
            {refusal === 'stay-too-long' ? <Calm>{refused.sentence}</Calm> : <Bad>{refused.sentence}</Bad>}
            <p>{refused.advice}</p>
          </>
        )}
      </Result>
      {/* Longer than any stay: no apartment is asked, so there is nothing to offer. */}
      {refusal === 'stay-too-long' && messages === 'ready' && <LazyNoOffers />}
      {isNoneFree && (retry || isNothing(offers)) && (
        <LazyNoOffers
          onRetry={
            retry &&
            (() => {
              retry();
              // The pressed button goes away.
              document.getElementById(resultId)?.focus();
            })
          }
        />
      )}
      {isNoneFree && offers.state === 'found' && (
        <LazyTogetherOffers offers={offers.offers} nameOf={(slug) => textsOf(slug).name} level={level} />
      )}
      {(isAnyTaken || areSeveralTaken) && <LazyWaitlist choice={search.choice} needsSeveral={!isAnyTaken} />}
    </>
  );
}

/** Without its messages a response cannot be shown, which is as bad as an error. */
function refusalOf(availability: Availability, messages: NamespaceState): ErrorCode | undefined {
  if (availability.state === 'failed') return availability.code;
  return availability.state === 'loaded' && messages === 'failed' ? 'unexpected' : undefined;
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
  const instead = insteadOf(offers);
  return (
    <>
      {/* Where several together fit on these dates, a "no" would contradict the offer below. */}
      {instead !== 'severalFit' && <p>{t('no-apartments', { ns: 'errors' })}</p>}
      {instead && <Instead>{t(instead)}</Instead>}
    </>
  );
}

function isNothing(offers: Offers): boolean {
  const instead = insteadOf(offers);
  return instead === 'tooMany' || instead === 'noneAtAll';
}

function insteadOf(offers: Offers) {
  if (offers.state !== 'found') return offers.state === 'failed' ? 'unknown' : undefined;
  const { apartments, isTooMany, together } = offers.offers;
  if (isTooMany) return 'tooMany';
  if (together.asWished.length > 0) return 'severalFit';
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

const Instead = styled.p`
  max-width: 32em;
  padding-top: 8px;
  font-family: ${font.heading};
  font-size: 22px;
  line-height: 1.3;
  color: ${color.sea};
`;
