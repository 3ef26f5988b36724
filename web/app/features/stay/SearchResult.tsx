import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Bad, Good } from './StayVerdict.tsx';
import { useRefusalWords } from './useRefusalWords.ts';
import type { StaySearchState } from './useStaySearch.ts';

/** What came out of asking all apartments, in a sentence. */
export function SearchResult({ search: { availability, choice } }: { search: StaySearchState }) {
  const { t } = useTranslation(['stay', 'errors']);
  const refusalWords = useRefusalWords();
  return (
    <Result role="status">
      {availability.state === 'answered' && <Answer free={countFree(availability.answer.apartments)} />}
      {availability.state === 'checking' && <p>{t('checking')}</p>}
      {availability.state === 'failed' && (
        <>
          <Bad>{refusalWords(availability.failure.code, choice, undefined).sentence}</Bad>
          <p>{refusalWords(availability.failure.code, choice, undefined).advice}</p>
        </>
      )}
    </Result>
  );
}

function Answer({ free }: { free: number }) {
  const { t } = useTranslation(['stay', 'errors']);
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
