import styled from '@emotion/styled';
import type { GuestLimits } from 'functions/domain/guests';
import { formatPhone } from 'functions/domain/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { StatusChip } from '../StatusChip.tsx';
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
  const facts: [label: string, value: ReactNode][] = [
    [
      t('fact.number'),
      <Copied key="number" translate="no">
        {booking.number}
      </Copied>,
    ],
    [t('fact.status'), <StatusChip key="status" status={booking.status} />],
    [
      t('fact.guest'),
      <span key="guest" translate="no">
        {`${firstName} ${lastName}`.trim()}
      </span>,
    ],
    [
      t('fact.contact'),
      <span key="contact" translate="no">
        {[email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
      </span>,
    ],
    [t('fact.dates'), stay(booking)],
    [t('fact.persons'), writeGuests(booking)],
    ...(limits
      ? [
          [
            t('fact.occupancy'),
            list([
              t('adultCount', { ns: 'offer', count: limits.adults }),
              ...(limits.children > 0 ? [t('childCount', { ns: 'offer', count: limits.children })] : []),
            ]) + ` · ${t('guestsAtMost', { count: limits.guests })}`,
          ] satisfies [string, string],
        ]
      : []),
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
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
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

const Facts = styled.dl`
  max-width: 760px;
  font-variant-numeric: tabular-nums;
  & > div {
    display: grid;
    grid-template-columns: minmax(8.6em, 2fr) 3fr;
    gap: 12px;
    padding-block: 11px;
    border-top: 1px solid ${color.divider};
    line-height: 1.45;
    break-inside: avoid;
  }
  & dt {
    color: ${color.textSecondary};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  @media print {
    & > div {
      padding-block: 5px;
    }
  }
`;

const Copied = styled.span`
  font-weight: 600;
  -webkit-user-select: all;
  user-select: all;
`;
