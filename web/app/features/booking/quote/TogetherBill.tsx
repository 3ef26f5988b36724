import styled from '@emotion/styled';
import type { BookingTerms } from 'functions/contract/apartment';
import type { Guests } from 'functions/domain/guests';
import { sumOfQuotes, type Quote } from 'functions/domain/quote';
import { useTranslation } from 'react-i18next';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { BillLines, BillTotal } from './QuoteLines.tsx';

export interface BilledPart {
  /** The apartment's name. */
  name: string;
  guests: Guests;
  quote: Quote;
}

/** The bill of several apartments: guests and price of each, and one total. */
export function TogetherBill({
  parts,
  terms,
}: {
  parts: readonly BilledPart[];
  terms: Pick<BookingTerms, 'touristTax'>;
}) {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  const writeGuests = useGuestsText();
  return (
    <Bill role="group" aria-label={t('quote.title')}>
      {parts.map(({ name, guests, quote }) => (
        <div key={name}>
          <Part>
            <h3>{name}</h3>
            <p>{money(quote.totalPayment)}</p>
          </Part>
          <Who>{writeGuests(guests)}</Who>
          <BillLines lines={quote.lines} />
        </div>
      ))}
      <BillTotal amounts={sumOfQuotes(parts.map(({ quote }) => quote))} terms={terms} />
    </Bill>
  );
}

const Bill = styled.div`
  display: grid;
  gap: 24px;
`;

const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 16px;
  & > h3 {
    font-size: 1.375rem;
  }
  & > p {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Who = styled.p`
  margin-bottom: 8px;
  font-size: 1rem;
  color: ${color.textSecondary};
`;
