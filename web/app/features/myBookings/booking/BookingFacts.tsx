import styled from '@emotion/styled';
import type { GuestLimits } from 'functions/domain/guests';
import { formatPhone } from 'functions/domain/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { StatusChip } from '../StatusChip.tsx';
import { Facts } from './bookingLayout.ts';
import type { ShownBooking } from './ShownBooking.ts';

interface BookingFactsProps {
  booking: ShownBooking;
  /** Whether its guest has requested several apartments together. */
  isOneOfSeveral: boolean;
  /** Maximum occupancy; `null` if unknown. */
  limits: GuestLimits | null;
  seasonName: (season: string) => string;
}

/** All fields of the booking, collapsed, because the guest finds the important ones above. */
export function BookingFacts({ booking, isOneOfSeveral, limits, seasonName }: BookingFactsProps) {
  const { t } = useTranslation(['myBookings', 'offer']);
  const { stay, money, list } = useFormat();
  const writeGuests = useGuestsText();
  const nameOf = useApartmentName();
  const { quote, firstName, lastName, email, phone } = booking;
  const seasons = quote.lines.flatMap((line) => (line.kind === 'nights' ? [line.season] : []));
  const rates = [...new Set(seasons)].map((season) => (season === null ? t('rateBase') : seasonName(season)));
  const occupancy = limits && [
    list([
      t('adultCount', { ns: 'offer', count: limits.adults }),
      ...(limits.children > 0 ? [t('childCount', { ns: 'offer', count: limits.children })] : []),
    ]),
    t('guestsAtMost', { count: limits.guests }),
  ];
  const facts: [label: string, value: ReactNode, translate?: 'no'][] = [
    [t('fact.number'), booking.number, 'no'],
    [t('fact.status'), <StatusChip key="status" status={booking.status} />],
    [t('fact.guest'), `${firstName} ${lastName}`.trim(), 'no'],
    [t('fact.contact'), [email, phone && formatPhone(phone)].filter(Boolean).join(' · '), 'no'],
    [t('fact.dates'), stay(booking)],
    [t('fact.persons'), writeGuests(booking)],
    [t('fact.occupancy'), occupancy?.join(' · ')],
    [t('fact.rate'), list(rates)],
    [t('fact.standardRate'), money(quote.standardRate)],
    [t('fact.pricePerNight'), money(quote.pricePerNight)],
    [t('fact.totalPrice'), money(quote.totalPrice)],
    [t('fact.advancePayment'), money(quote.advancePayment)],
    [t('fact.totalPayment'), money(quote.totalPayment)],
  ];
  return (
    <Folded>
      <summary>{[t('factsTitle'), ...(isOneOfSeveral ? [nameOf(booking.apartment)] : [])].join(' · ')}</summary>
      <AllFacts>
        {facts
          .filter(([, value]) => value !== undefined)
          .map(([label, value, translate]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate={translate}>{value}</dd>
            </div>
          ))}
      </AllFacts>
    </Folded>
  );
}

const Folded = styled.details`
  border-top: 1px solid ${color.divider};
  &:last-of-type {
    margin-bottom: 48px;
    border-bottom: 1px solid ${color.divider};
  }
  & > summary {
    padding-block: 20px;
    font-weight: 600;
    cursor: pointer;
  }
  &[open] {
    padding-bottom: 28px;
  }
`;

const AllFacts = styled(Facts)`
  max-width: 760px;
  font-variant-numeric: tabular-nums;
  /* The booking's number, which one press selects. */
  & > div:first-of-type > dd {
    font-weight: 600;
    -webkit-user-select: all;
    user-select: all;
  }
`;
