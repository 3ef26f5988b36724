import styled from '@emotion/styled';
import type { PropertyTerms } from 'functions/contract/apartment';
import type { Guests } from 'functions/domain/guests';
import type { Quote } from 'functions/domain/quote';
import { nightCount, type Stay } from 'functions/domain/stay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { color, radius } from '../../../ui/theme/tokens.ts';
import { QuoteLines } from './QuoteLines.tsx';

/** A stay and its price, shown beside a form or after booking. */
export function StaySummary({
  title,
  stay,
  guests,
  quote,
  propertyTerms,
  children,
}: {
  /** The name of the apartment or apartments. */
  title: string;
  stay: Stay;
  guests: Guests;
  /**
   * `undefined` if the stay is not available. Also `undefined` for several apartments, whose bill is passed as
   * children.
   */
  quote: Quote | undefined;
  propertyTerms: PropertyTerms;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['stay', 'offer']);
  const { shortDateWithYear, date } = useFormat();
  const writeGuests = useGuestsText();
  return (
    <Card aria-label={t('yourStay')}>
      <h2 translate="no">{title}</h2>
      <Facts>
        <div>
          <dt>{t('checkIn')}</dt>
          <dd>
            <time dateTime={stay.checkIn} title={date(stay.checkIn)}>
              {shortDateWithYear(stay.checkIn)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t('checkOut')}</dt>
          <dd>
            <time dateTime={stay.checkOut} title={date(stay.checkOut)}>
              {shortDateWithYear(stay.checkOut)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t('guests', { ns: 'offer' })}</dt>
          <dd>{`${writeGuests(guests)} · ${t('nights', { ns: 'offer', count: nightCount(stay) })}`}</dd>
        </div>
      </Facts>
      {quote && <QuoteLines quote={quote} terms={propertyTerms} />}
      {children}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 20px;
  padding: 24px 24px 36px;
  border-radius: ${radius.large};
  background: ${color.panel};
  & > h2 {
    font-size: 2rem;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: 14px 20px;
  padding-bottom: 20px;
  border-bottom: 1px solid ${color.divider};
  line-height: 1.45;
  & dt {
    font-size: 0.875rem;
    color: ${color.textSecondary};
  }
  & > :last-of-type {
    grid-column: 1 / -1;
  }
`;
