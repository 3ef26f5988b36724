import styled from '@emotion/styled';
import type { ErrorCode } from 'functions/contract/errorCode';
import { useTranslation } from 'react-i18next';
import type { LateWords } from '../../i18n/useLateWords.ts';
import { Bad, Good } from './answerLook.ts';
import { useRefusalWords } from './useRefusalWords.ts';
import type { Availability } from './useAvailability.ts';
import type { StaySearchState } from './useStaySearch.ts';

/** What came out of asking all apartments, in a sentence. */
export function SearchResult({ search: { availability, choice, words } }: { search: StaySearchState }) {
  const { t } = useTranslation('stay');
  const refusalWords = useRefusalWords(words);
  const refusal = refusalOf(availability, words);
  const refused = refusal && refusalWords(refusal, choice, undefined);
  const waiting = availability.state === 'checking' || (availability.state !== 'idle' && words === 'loading');
  return (
    <Result role="status">
      {waiting && !refused && <p>{t('checking')}</p>}
      {availability.state === 'answered' && words === 'ready' && (
        <Answer free={countFree(availability.answer.apartments)} />
      )}
      {refused && (
        <>
          <Bad>{refused.sentence}</Bad>
          <p>{refused.advice}</p>
        </>
      )}
    </Result>
  );
}

/** An answer that cannot be put into words is as good as none. */
function refusalOf(availability: Availability, words: LateWords): ErrorCode | undefined {
  if (availability.state === 'failed') return availability.failure.code;
  return availability.state === 'answered' && words === 'failed' ? 'unexpected' : undefined;
}

function Answer({ free }: { free: number }) {
  const { t } = useTranslation(['offer', 'errors']);
  if (free === 0) return <Bad>{t('no-apartments', { ns: 'errors' })}</Bad>;
  return (
    <>
      <Good>{t('available')}</Good>
      <p>{t('freeCount', { count: free })}</p>
    </>
  );
}

function countFree(apartments: readonly { available: boolean }[]): number {
  return apartments.filter(({ available }) => available).length;
}

const Result = styled.div`
  padding-top: 20px;
  &:empty {
    display: none;
  }
`;
