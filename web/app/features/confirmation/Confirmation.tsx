import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { quietAction } from '../../ui/action.ts';
import { OtherLetters } from '../../ui/OtherLetters.tsx';
import { color, from } from '../../ui/tokens.ts';
import type { KeptConfirmation } from './KeptConfirmation.ts';

/**
 * A booking request that has arrived: its number, its state as a sentence, and what happens next.
 * @param summary the stay and its price as agreed
 */
export function Confirmation({ booking, summary }: { booking: KeptConfirmation; summary: ReactNode }) {
  const { t } = useTranslation('confirmation');
  const { money } = useFormat();
  return (
    <Halves>
      <OtherLetters />
      <Words>
        <h1>{t('booked')}</h1>
        <Lead>{t('thanks', { name: booking.firstName })}</Lead>
        <BookingNumber>
          <span>{t('number')}</span> <strong>{booking.number}</strong>
        </BookingNumber>
        <p>{t(`status.${booking.status}`)}</p>
        {booking.asFirstSent && <p>{t('sentFirst')}</p>}
        <Next>
          <h2>{t('nextTitle')}</h2>
          <ul>
            <li>{t('next.mail', { email: booking.email })}</li>
            <li>{t('next.answer')}</li>
            {booking.quote.advancePayment > 0 && (
              <li>{t('next.advance', { amount: money(booking.quote.advancePayment) })}</li>
            )}
          </ul>
        </Next>
        <div>
          <Back page="apartments">{t('toApartments')}</Back>
        </div>
      </Words>
      {summary}
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  gap: 40px;
  padding-block: 48px 72px;
  ${from.desk} {
    grid-template-columns: 1fr 420px;
    gap: 80px;
    align-items: start;
    padding-block: 88px 112px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 24px;
  & > h1 {
    font-size: clamp(36px, 4.4vw, 60px);
  }
`;

const Lead = styled.p`
  font-size: 20px;
  color: ${color.soft};
`;

const BookingNumber = styled.p`
  display: grid;
  color: ${color.soft};
  & > strong {
    /* The face for text: in the headings' one a nought looks like an O. */
    font-weight: 500;
    font-size: 34px;
    line-height: 1.2;
    letter-spacing: 0.02em;
    color: ${color.sea};
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Next = styled.section`
  & > h2 {
    font-size: 26px;
  }
  & > ul {
    margin-top: 12px;
  }
  & li {
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
`;

const Back = styled(PageLink)`
  ${quietAction}
`;
