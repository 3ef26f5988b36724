import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Stay } from 'functions/domain/stay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../i18n/PageLink.tsx';
import type { LateWords } from '../../i18n/useLateWords.ts';
import { action } from '../../ui/action.ts';
import { color } from '../../ui/tokens.ts';
import { Bad, Good } from './answerLook.ts';
import { Alternatives } from './Alternatives.tsx';
import { writeStayChoice, type StayChoice } from './StayChoice.ts';
import type { Verdict } from './useApartmentCheck.ts';
import { useRefusalWords } from './useRefusalWords.ts';

/** The answer to "can we have these days?": the way on when yes, the reason and what is possible instead when no. */
export function StayVerdict({
  verdict: known,
  words,
  apartment,
  choice,
  onChoose,
  nameOf,
  children,
}: {
  verdict: Verdict;
  /** Those of `offer` and `errors`. */
  words: LateWords;
  apartment: Apartment;
  choice: StayChoice;
  onChoose: (stay: Stay) => void;
  nameOf: (slug: string) => string;
  /** The server's price, beside its answer. */
  children: ReactNode;
}) {
  const { t } = useTranslation('offer');
  const navigate = useNavigate();
  const requestPath = usePathTo('request', apartment.slug);
  const refusalWords = useRefusalWords(words);
  const verdict = sayable(known, words);
  const refused = verdict.state === 'refused' ? refusalWords(verdict.code, choice, apartment) : undefined;
  return (
    <>
      <div role="status">
        {verdict.state === 'available' && <Good>{t('available')}</Good>}
        {refused && <Bad>{refused.sentence}</Bad>}
        {refused?.advice && <p>{refused.advice}</p>}
      </div>
      {children}
      {verdict.state === 'available' && (
        <div>
          <ToRequest
            type="button"
            onClick={() => void navigate({ pathname: requestPath, search: `?${writeStayChoice(choice)}` })}
          >
            {t('requestToBook')}
          </ToRequest>
          <Note>{t('bindsNothing')}</Note>
        </div>
      )}
      {verdict.state === 'refused' && verdict.code === 'dates-taken' && words === 'ready' && (
        <Alternatives apartment={apartment} choice={choice} onChoose={onChoose} nameOf={nameOf} />
      )}
    </>
  );
}

/** An answer that cannot be put into words is as good as none. */
function sayable(verdict: Verdict, words: LateWords): Verdict {
  if (verdict.state !== 'available' || words === 'ready') return verdict;
  return words === 'loading' ? { state: 'checking' } : { state: 'refused', code: 'unexpected' };
}

const ToRequest = styled.button`
  ${action}
  width: 100%;
`;

const Note = styled.p`
  margin-top: 10px;
  font-size: 15px;
  color: ${color.soft};
  text-align: center;
`;
