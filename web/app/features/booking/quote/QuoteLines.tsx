import styled from '@emotion/styled';
import type { BookingTerms } from 'functions/contract/apartment';
import type { Quote, QuoteLine } from 'functions/domain/quote';
import { quoteLineLabel, seasonName, type OfferTexts } from 'functions/domain/quoteLineLabel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { color, font } from '../../../ui/theme/tokens.ts';

/** A quote as a bill: every line, the total, and what is due when. Amounts are euro cents. */
export function QuoteLines({ quote, terms }: { quote: Quote; terms: Pick<BookingTerms, 'touristTax'> }) {
  const { t } = useTranslation('offer');
  return (
    <Bill role="group" aria-label={t('quote.title')}>
      <BillLines lines={quote.lines} />
      <BillTotal amounts={quote} terms={terms} />
    </Bill>
  );
}

export function BillLines({ lines }: { lines: readonly QuoteLine[] }) {
  const { money } = useFormat();
  const lineMessage = useLineMessage();
  return (
    <Lines>
      {lines.map((line, index) => (
        <Line key={index}>
          <dt>{lineMessage(line)}</dt>
          <dd>{money(line.amount)}</dd>
        </Line>
      ))}
    </Lines>
  );
}

export function BillTotal({
  amounts,
  terms,
}: {
  amounts: Pick<Quote, 'advancePayment' | 'totalPayment'>;
  terms: Pick<BookingTerms, 'touristTax'>;
}) {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  return (
    <div>
      <Lines>
        <Total>
          <dt>{t('quote.total')}</dt>
          <dd>{money(amounts.totalPayment)}</dd>
        </Total>
        {amounts.advancePayment > 0 && (
          <Line>
            <dt>{t('quote.advance')}</dt>
            <dd>{money(amounts.advancePayment)}</dd>
          </Line>
        )}
      </Lines>
      {terms.touristTax.mode === 'included' && <Note>{t('quote.taxIncluded')}</Note>}
    </div>
  );
}

/** The cast is safe: `quoteLineLabel` lists all keys with their types, and a test checks that each exists. */
function useOfferTexts(): OfferTexts {
  const { t } = useTranslation('offer');
  return (key, values) => t(key as 'quote.agreed', values ?? {});
}

function useLineMessage(): (line: QuoteLine) => string {
  const texts = useOfferTexts();
  const format = useFormat();
  return (line) => quoteLineLabel(line, texts, format);
}

export function useSeasonName(): (season: string) => string {
  const texts = useOfferTexts();
  return (season) => seasonName(season, texts);
}

const Bill = styled.div`
  display: grid;
  gap: 10px;
`;

const Lines = styled.dl`
  display: grid;
  gap: 10px;
  font-size: 1rem;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  color: ${color.textSecondary};
  & > dd {
    flex: none;
    color: ${color.text};
  }
`;

const Total = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  padding-top: 14px;
  border-top: 1px solid ${color.divider};
  font-family: ${font.heading};
  font-size: 1.625rem;
  line-height: 1.2;
  color: ${color.secondary};
`;

const Note = styled.p`
  margin-top: 14px;
  font-size: 0.9375rem;
  color: ${color.textSecondary};
`;
