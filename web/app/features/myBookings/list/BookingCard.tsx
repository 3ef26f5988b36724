import styled from '@emotion/styled';
import { daysBetween, type IsoDate } from 'functions/domain/isoDate';
import { nightCount } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import type { Booking } from 'functions/contract/booking';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { coverCard } from '../../../ui/theme/coverCard.ts';
import { Picture, type PictureProps } from '../../../ui/picture/Picture.tsx';
import { color, font, from, radius } from '../../../ui/theme/tokens.ts';
import { isComing } from '../isComing.ts';
import { StatusChip } from '../StatusChip.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';

/** A stay in the list: a picture and a sentence. The whole card is a link. */
export function BookingCard({
  booking,
  apartments,
  total,
  picture,
  today,
}: {
  /** The booking, or all bookings of a request as a whole. */
  booking: Booking;
  /** The slugs of its apartments. */
  apartments: readonly string[];
  /** In cents. */
  total: number;
  picture: PictureProps['picture'] | undefined;
  today: IsoDate;
}) {
  const { t } = useTranslation(['myBookings', 'offer']);
  const { stay, money, list } = useFormat();
  const writeGuests = useGuestsText();
  const nameOf = useApartmentName();
  const sentence = useSentence();
  return (
    <Card>
      <View>{picture && <Picture picture={picture} sizes="(min-width: 700px) 240px, 120px" />}</View>
      <Texts>
        <h3>
          <Way page="myBooking" translate="no" slug={booking.id}>
            {list(apartments.map(nameOf))}
          </Way>
        </h3>
        <p>{stay(booking)}</p>
        <Quiet>
          <span>{`${t('nights', { ns: 'offer', count: nightCount(booking) })} · ${writeGuests(booking)} · `}</span>
          <span translate="no">{booking.number}</span>
        </Quiet>
        <State>
          <StatusChip status={booking.status} /> <span>{sentence(booking, today)}</span>
        </State>
      </Texts>
      <Price>{money(total)}</Price>
    </Card>
  );
}

/** The booking's status as a sentence for this day. */
function useSentence() {
  const { t } = useTranslation('myBookings');
  const { locale } = useFormat();
  return (booking: Booking, today: IsoDate): string => {
    const { status, checkIn, checkOut } = booking;
    if (status === 'cancelled') return t('sentence.cancelled');
    if (!isComing(booking, today)) return t('sentence.past');
    if (status === 'pending') return t('sentence.pending');
    if (checkIn <= today) return t(checkOut === today ? 'sentence.leaving' : 'sentence.here');
    const days = daysBetween(today, checkIn);
    const when = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return t('sentence.confirmed', { when });
  };
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 8px 18px;
  padding-block: 22px;
  border-top: 1px solid ${color.divider};
  ${from.tablet} {
    grid-template-columns: 220px minmax(0, 1fr) auto;
    gap: 28px;
    align-items: center;
  }
`;

const View = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.panel};
`;

const Texts = styled.div`
  display: grid;
  gap: 4px;
  & > h3 {
    font-size: clamp(1.375rem, 3vw, 1.75rem);
  }
`;

const Way = styled(PageLink)`
  ${coverCard(radius.small)}
`;

const Quiet = styled.p`
  color: ${color.textSecondary};
  font-size: 1rem;
`;

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  margin-top: 4px;
`;

const Price = styled.p`
  grid-column: 2;
  font-family: ${font.heading};
  font-size: 1.375rem;
  color: ${color.secondary};
  ${from.tablet} {
    grid-column: auto;
  }
`;
