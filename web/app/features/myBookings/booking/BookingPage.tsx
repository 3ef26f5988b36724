import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { StayTimes } from 'functions/contract/apartment';
import type { OpenBookingResponse, TransferToMake } from 'functions/contract/callables';
import { guestMayCancel } from 'functions/domain/bookingState';
import type { GuestArrival } from 'functions/domain/guestArrival';
import { ledgerOf } from 'functions/domain/ledger';
import { nightCount } from 'functions/domain/stay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { Eyebrow, Lead } from '../../../ui/layout/layout.ts';
import { color, from, radius } from '../../../ui/theme/tokens.ts';
import { isComing } from '../isComing.ts';
import { BookingFacts } from './BookingFacts.tsx';
import { Changes } from './Changes.tsx';
import { NextForGuest } from './NextForGuest.tsx';
import { BookedTogether } from './BookedTogether.tsx';
import { ArrivalInfo } from './ArrivalInfo.tsx';
import { DuePayments } from './DuePayments.tsx';
import { GettingIn } from './GettingIn.tsx';
import { RegisterLinks } from './RegisterLinks.tsx';
import { wholeBookingOf, type ShownBooking } from './ShownBooking.ts';
import { StayOverview } from './StayOverview.tsx';
import { TransferSlip, TransferSlipSkeleton } from './TransferSlip.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';

const edges = { pending: color.info, confirmed: color.success, cancelled: color.error };

/** Parts of the page that other features provide. */
export interface BookingParts {
  /** The agreed price of all these bookings, line by line. */
  price: (bookings: readonly ShownBooking[]) => ReactNode;
  /** Directions to the property. */
  way: ReactNode;
  seasonName: (season: string) => string;
}

interface BookingPageProps extends BookingParts, Pick<OpenBookingResponse, 'guestRegister' | 'limits' | 'today'> {
  booking: ShownBooking;
  others: readonly ShownBooking[];
  /** `null` if unknown. */
  times: StayTimes | null;
  /** From the link with which the page was opened. */
  linkKey?: string;
  arrival: readonly GuestArrival[];
  /** As in the response; `undefined` while the server is asked. */
  transfer: TransferToMake | null | undefined;
  /** Set when offline: when the shown copy was saved, in milliseconds since 1970. */
  savedAt?: number;
  /** Says that the page was opened by a link in a mail, so the reader may not be signed in. */
  linkNote?: ReactNode;
  /** The button to cancel, if cancelling is possible. */
  cancelling: ReactNode;
}

/**
 * One booking, or all bookings of a request. At the top is what a guest needs first: status, next step, times, payments, the cost
 * of cancelling and, once confirmed, directions. All other fields are collapsed below. Offline, the page is read-only.
 */
export function BookingPage({
  booking,
  others,
  limits,
  times,
  today,
  guestRegister,
  linkKey,
  transfer,
  arrival,
  savedAt,
  linkNote,
  ...parts
}: BookingPageProps) {
  const { t } = useTranslation(['myBookings', 'confirmation', 'offer']);
  const { stay, locale, list } = useFormat();
  const writeGuests = useGuestsText();
  const nameOf = useApartmentName();
  const { left, all, whole } = wholeBookingOf([booking, ...others]);
  const name = list(left.map(({ apartment }) => nameOf(apartment)));
  const { number, status } = whole;
  const ledger = ledgerOf(all, today);
  const coming = left.some((one) => isComing(one, today));
  const over = status !== 'cancelled' && !coming;
  const said =
    status !== 'confirmed' ? (`status.${status}` as const) : left.length > 1 ? 'bookedSeveral' : ('booked' as const);
  const asOf = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <article>
      <Global styles={onPaper} />
      <Top>
        {!linkNote && <Back page="myBookings">{t('toBookings')}</Back>}
        <Eyebrow>{t('bookingHeading', { number })}</Eyebrow>
        <h1 translate="no">{name}</h1>
        <Lead>
          {`${stay(whole)} · ${t('nights', { ns: 'offer', count: nightCount(whole) })} · ${writeGuests(whole)}`}
        </Lead>
      </Top>
      {savedAt !== undefined && <SavedNote role="status">{t('savedAt', { date: asOf.format(savedAt) })}</SavedNote>}
      <State style={{ borderColor: edges[status] }}>
        {/* A live region, which announces changes while the guest is on the page. */}
        <Sentence role="status">{over ? t('overSentence') : t(said, { ns: 'confirmation' })}</Sentence>
        <NextForGuest booking={whole} money={ledger} today={today} payByMail={transfer === null} />
      </State>
      {linkNote}
      {status === 'confirmed' && coming && arrival.length > 0 && <GettingIn arrival={arrival} />}
      {transfer && <TransferSlip transfer={transfer} paid={ledger.paid} />}
      {transfer === undefined && ledger.next?.kind === 'advance' && <TransferSlipSkeleton />}
      {guestRegister && status === 'confirmed' && coming && savedAt === undefined && (
        <RegisterLinks bookings={left} linkKey={linkKey} />
      )}
      {all.length > 1 && <BookedTogether all={all} left={left} />}
      <TwoColumns>
        <StayOverview booking={whole} quotes={left.map(({ quote }) => quote)} times={times} today={today} />
        <Price aria-labelledby="price-as-agreed">
          <h2 id="price-as-agreed">{t('priceTitle')}</h2>
          {parts.price(left)}
          {coming && <DuePayments booking={whole} group={all} today={today} />}
        </Price>
      </TwoColumns>
      {status === 'confirmed' && coming && <ArrivalInfo booking={whole} name={name} saved={!linkNote} />}
      {coming && (
        <Changes number={number}>
          {left.some((one) => guestMayCancel(one.status, one, today)) && savedAt === undefined ? (
            parts.cancelling
          ) : (
            <p>{t(savedAt === undefined ? 'changes.begun' : 'changes.offline')}</p>
          )}
        </Changes>
      )}
      {coming && <Way>{parts.way}</Way>}
      {all.map((one) => (
        <BookingFacts
          key={one.id}
          booking={one}
          isOneOfSeveral={all.length > 1}
          limits={one.id === booking.id ? limits : null}
          seasonName={parts.seasonName}
        />
      ))}
    </article>
  );
}

/** Prints the booking without the rest of the site. */
const onPaper = css`
  @media print {
    body {
      background: none;
      font-size: 11pt;
    }
    body > header,
    body > footer,
    body > :not(main) {
      display: none;
    }
    h1 {
      font-size: 28pt;
    }
    @page {
      margin: 16mm;
    }
  }
`;

const Top = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding-block: 32px 28px;
  & > p:first-of-type {
    color: ${color.textSecondary};
  }
  ${from.desk} {
    padding-block: 56px 36px;
  }
`;

const Back = styled(PageLink)`
  padding-block: 10px;
  font-weight: 600;
  @media print {
    display: none;
  }
`;

const SavedNote = styled.p`
  margin-bottom: 20px;
  padding: 12px 20px;
  border-radius: ${radius.small};
  background: ${color.panel};
`;

const State = styled.section`
  display: grid;
  gap: 16px;
  padding: 24px;
  border-left: 5px solid;
  border-radius: ${radius.small};
  background: ${color.panel};
  ${from.tablet} {
    padding: 28px 36px;
  }
  @media print {
    padding: 0 0 0 16px;
    background: none;
  }
`;

const Sentence = styled.p`
  font-size: clamp(1.25rem, 2.4vw, 1.625rem);
  line-height: 1.35;
`;

const TwoColumns = styled.div`
  display: grid;
  gap: 40px;
  padding-block: 48px;
  & h2 {
    font-size: 1.625rem;
  }
  ${from.desk} {
    grid-template-columns: 1fr 420px;
    gap: 80px;
    align-items: start;
  }
  @media print {
    grid-template-columns: 1fr;
    gap: 24px;
    padding-block: 24px;
  }
`;

const Price = styled.section`
  display: grid;
  gap: 20px;
  padding: 24px;
  border-radius: ${radius.large};
  background: ${color.panel};
  break-inside: avoid;
  @media print {
    padding: 0;
    background: none;
  }
`;

const Way = styled.div`
  border-top: 1px solid ${color.divider};
  @media print {
    & > section {
      display: block;
      padding-block: 16px;
    }
    & > section > div {
      margin-top: 12px;
    }
  }
`;
