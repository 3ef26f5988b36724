import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Stay } from 'functions/domain/stay';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayChoice } from '../chosenStay/StayChoice.ts';
import { isStayRefusal, useRefusalText } from './isStayRefusal.ts';
import { LazyAlternativeOffers } from './offers/lazyOffers.ts';
import type { Verdict } from './useApartmentCheck.ts';
import { Bad, QuietRefusal, Good } from './verdictStyle.ts';

/** Whether the chosen stay is available, its price, and if it is not available, the reason and alternatives. */
export function StayVerdict({
  verdict,
  apartment,
  others,
  choice,
  onChoose,
  children,
}: {
  verdict: Verdict;
  apartment: Apartment;
  others: readonly { slug: string }[];
  choice: StayChoice;
  onChoose: (stay: Stay) => void;
  /** The price. */
  children: ReactNode;
}) {
  const { t } = useTranslation(['stay', 'offer']);
  const refusalMessages = useRefusalText();
  const refused = verdict.state === 'refused' ? refusalMessages(verdict.code) : undefined;
  const refusal = verdict.state === 'refused' && isStayRefusal(verdict.code) ? verdict.code : undefined;
  const statusId = useId();
  const Sentence = refusal ? QuietRefusal : Bad;
  return (
    <>
      <Status id={statusId} role="status" tabIndex={-1}>
        {verdict.state === 'available' && <Good>{t('available', { ns: 'offer' })}</Good>}
        {refused && (
          // The message for this code names the limit that was reached.
          <Sentence>
            {refusal === 'guests-exceeded'
              ? t('reason.guests', { ns: 'offer', ...apartment.limits })
              : refused.sentence}
          </Sentence>
        )}
        {refused?.advice && <p>{refused.advice}</p>}
      </Status>
      {children}
      {refusal && (
        <LazyAlternativeOffers
          refusal={refusal}
          apartment={apartment}
          others={others}
          choice={choice}
          onChoose={(stay) => {
            onChoose(stay);
            // The button that was pressed disappears with the offers.
            document.getElementById(statusId)?.focus();
          }}
        />
      )}
    </>
  );
}

const Status = styled.div`
  scroll-margin-top: 96px;
`;
