import styled from '@emotion/styled';
import type { PropertyTerms } from 'functions/contract/apartment';
import { todayIn } from 'functions/domain/isoDate';
import { balancePayment, sumOfQuotes, type QuoteSums } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePaymentTexts } from '../../i18n/usePaymentTexts.ts';
import { color, font } from '../../ui/theme/tokens.ts';

/**
 * What happens after the request is sent, shown before sending: who replies, what the guest pays when and how, and what
 * cancelling costs.
 */
export function NextSteps({
  stay,
  quotes,
  terms,
  instant,
}: {
  stay: Stay;
  /** One quote for each apartment. */
  quotes: readonly QuoteSums[];
  terms: PropertyTerms;
  /** Messages for a booking that is confirmed at once. */
  instant: TFunction<'instant'> | undefined;
}) {
  const { t } = useTranslation(['request', 'stayTerms']);
  const { advance, balance, binding, cancelling } = usePaymentTexts();
  const quote = sumOfQuotes(quotes);
  const steps = [
    instant?.('next.one') ?? t('next.one'),
    instant?.('next.two') ?? t('next.two'),
    instant ? undefined : binding(terms),
    advance(quote.advancePayment, terms),
    [balance(balancePayment(quote), quote.advancePayment > 0, terms), t('noDeposit', { ns: 'stayTerms' })]
      .filter(Boolean)
      .join(' '),
    cancelling(stay, quotes, terms, todayIn(terms.timeZone)) ??
      `${t('cancelling', { ns: 'stayTerms' })}: ${t('always', { ns: 'stayTerms' })}`,
  ];
  return (
    <div>
      <h2>{t('nextTitle')}</h2>
      <Steps role="list">{steps.map((step) => step && <li key={step}>{step}</li>)}</Steps>
    </div>
  );
}

const Steps = styled.ol`
  counter-reset: step;
  margin-top: 16px;
  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 44px 1fr;
    padding-block: 14px;
    border-top: 1px solid ${color.divider};
  }
  & > li::before {
    content: counter(step);
    font-family: ${font.heading};
    font-size: 1.5rem;
    line-height: 1.1;
    color: ${color.primary};
  }
`;
