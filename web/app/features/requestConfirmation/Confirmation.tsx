import styled from '@emotion/styled';
import { confirmMinutes } from 'functions/contract/unconfirmedRequest';
import { balancePayment, sumOfQuotes } from 'functions/domain/quote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { usePaymentTexts } from '../../i18n/usePaymentTexts.ts';
import { secondaryButton } from '../../ui/theme/primaryButton.ts';
import { OtherLetters } from '../../ui/theme/OtherLetters.tsx';
import { color, from, radius } from '../../ui/theme/tokens.ts';
import type { SavedConfirmation } from './SavedConfirmation.ts';

interface ConfirmationProps {
  booking: SavedConfirmation;
  summary: ReactNode;
  stayUrl: string;
}

/**
 * Confirms that a booking request was received: its number (that of the first apartment, if there are several), its
 * status as a sentence, and the next steps. Says "booked" only if the apartments are confirmed at once. A request that
 * must still be confirmed by a link in a mail shows only that.
 * @param summary the stay and its agreed price
 * @param stayUrl URL of the (first) booking's page, or of the sign-in page that leads there
 */
export function Confirmation({ booking, summary, stayUrl }: ConfirmationProps) {
  const { t } = useTranslation('confirmation');
  const { advance, balance, binding } = usePaymentTexts();
  const { bookings, status, email, propertyTerms } = booking;
  const sums = sumOfQuotes(bookings.map(({ quote }) => quote));
  const { advancePayment } = sums;
  const paying = [
    advance(advancePayment, propertyTerms),
    balance(balancePayment(sums), advancePayment > 0, propertyTerms),
  ];
  const isSeveral = bookings.length > 1;
  if (booking.confirmUntil !== undefined) {
    return (
      <Layout
        heading={t('unconfirmed.title')}
        next={[t('unconfirmed.then'), t('unconfirmed.nothing')]}
        summary={summary}
      >
        <Missing>{t('unconfirmed.lead', { email, minutes: confirmMinutes })}</Missing>
      </Layout>
    );
  }
  return (
    <Layout
      heading={t(status !== 'confirmed' ? 'received' : isSeveral ? 'bookedSeveral' : 'booked')}
      next={[
        t('next.mail', { email }),
        t('next.link'),
        ...(status === 'pending'
          ? [t(booking.platformsUnread ? 'next.lookFirst' : 'next.answer'), binding(propertyTerms)]
          : []),
        ...(status === 'cancelled' ? [] : paying.filter((text) => text !== undefined)),
      ]}
      summary={summary}
    >
      {status !== 'cancelled' && <Lead>{t(`thanks.${status}`)}</Lead>}
      <BookingNumber>
        <span>{t('number')}</span> <strong translate="no">{bookings[0]!.number}</strong>
      </BookingNumber>
      <p>
        {t(`status.${status}`)} <a href={stayUrl}>{t('toStay')}</a>
      </p>
      {booking.asFirstSent && <p>{t('sentFirst')}</p>}
    </Layout>
  );
}

interface LayoutProps {
  heading: string;
  next: string[];
  summary: ReactNode;
  children: ReactNode;
}

function Layout({ heading, next, summary, children }: LayoutProps) {
  const { t } = useTranslation('confirmation');
  return (
    <Columns>
      <OtherLetters />
      <Texts>
        <h1>{heading}</h1>
        {children}
        <Next>
          <h2>{t('nextTitle')}</h2>
          <ul role="list">
            {next.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Next>
        <div>
          <Back page="apartments">{t('toApartments')}</Back>
        </div>
      </Texts>
      {summary}
    </Columns>
  );
}

const Columns = styled.div`
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

const Texts = styled.div`
  display: grid;
  gap: 24px;
  & > h1 {
    font-size: clamp(2.25rem, 4.4vw, 3.75rem);
  }
`;

const Lead = styled.p`
  font-size: 1.25rem;
  color: ${color.textSecondary};
`;

/** Something that the guest must still do. Looks like the same notice on a booking's page. */
const Missing = styled.p`
  padding: 20px 24px;
  border-inline-start: 3px solid ${color.primary};
  border-radius: 0 ${radius.small} ${radius.small} 0;
  background: ${color.panel};
  font-size: 1.25rem;
  overflow-wrap: anywhere;
`;

const BookingNumber = styled.p`
  display: grid;
  color: ${color.textSecondary};
  & > strong {
    /* In the text font, because a zero in the heading font looks like an O. */
    font-weight: 500;
    font-size: 2.125rem;
    line-height: 1.2;
    letter-spacing: 0.02em;
    color: ${color.secondary};
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Next = styled.section`
  & > h2 {
    font-size: 1.625rem;
  }
  & > ul {
    margin-top: 12px;
  }
  & li {
    padding-block: 14px;
    border-top: 1px solid ${color.divider};
  }
`;

const Back = styled(PageLink)`
  ${secondaryButton}
`;
