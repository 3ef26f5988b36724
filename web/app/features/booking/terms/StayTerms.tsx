import styled from '@emotion/styled';
import type { Apartment, BookingMode } from 'functions/contract/apartment';
import { lastFreeDay, lateShare } from 'functions/domain/cancellationTerms';
import { todayIn } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { usePaymentTexts } from '../../../i18n/usePaymentTexts.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { placeLists } from '../../../villa/placeLists.ts';
import { property } from '../../../villa/property.ts';

interface StayTermsProps {
  /** Pass `bookingMode` if nothing else on the page says when the guest is bound. */
  apartment: Pick<Apartment, 'limits' | 'propertyTerms'> & { bookingMode?: BookingMode };
  hasCot: boolean;
  /** How many are requested together; each has its parking. */
  apartments?: number;
  /** To show the date until which cancelling is free, otherwise shown in days. */
  stay?: Stay | undefined;
}

/**
 * What guests ask before they request a stay: cancellation, payment, times, who may come, parking, the house. Uses messages of
 * `stayTerms`, `payment` and `format`.
 */
export function StayTerms(props: StayTermsProps) {
  return (
    <Terms>
      <Rows>
        {useAnswers(props).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Rows>
    </Terms>
  );
}

/** The same as questions to unfold, beside the request, with the hosts' phone for all others. */
export function StayQuestions(props: StayTermsProps) {
  const { t } = useTranslation('stayTerms');
  const digits = property.phone.replace(/\D/g, '');
  return (
    <Terms>
      <Questions>
        {useAnswers(props).map(({ title, text }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </Questions>
      <Ask>
        {t('ask')} <a href={`tel:+${digits}`}>{property.phone}</a>{' '}
        <a href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      </Ask>
    </Terms>
  );
}

function Terms({ children }: { children: ReactNode }) {
  const { t } = useTranslation('stayTerms');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('heading')}</h2>
      {children}
    </section>
  );
}

function useAnswers({ apartment, hasCot, apartments = 1, stay }: StayTermsProps): { title: string; text: string }[] {
  const { t } = useTranslation('stayTerms');
  const cancelling = useCancellingText(apartment, stay);
  const payment = usePaymentLines(apartment);
  const { binding } = usePaymentTexts();
  const { limits, propertyTerms } = apartment;
  const { children } = limits;
  const { checkInFrom, checkInUntil, checkOutUntil } = propertyTerms;
  const { petsWelcome, childrenUpToAge } = property;
  const freeParkingSpaces = property.freeParkingSpaces * apartments;
  const rows = [
    { title: t('cancelling'), lines: [cancelling, apartment.bookingMode === 'request' && binding(propertyTerms)] },
    { title: t('payment'), lines: payment },
    {
      title: t('times'),
      lines: [
        t('arrival', { from: checkInFrom, until: checkInUntil }),
        t('arriveLater'),
        t('departure', { until: checkOutUntil }),
      ],
    },
    {
      title: t('who'),
      lines: [
        children > 0 ? t('children', { age: childrenUpToAge, most: children }) : t('noChildren'),
        hasCot && t('cot'),
        petsWelcome ? t('pets') : t('noPets'),
      ],
    },
    {
      title: t('parking'),
      lines: [freeParkingSpaces > 0 ? t('parkingFree', { count: freeParkingSpaces }) : t('noParking')],
    },
    ...placeLists.questions.map((name) => ({
      title: t(`questions.${name}.title`),
      lines: [t(`questions.${name}.answer`)],
    })),
  ];
  return rows.map(({ title, lines }) => ({ title, text: lines.filter(Boolean).join(' ') }));
}

function useCancellingText({ propertyTerms }: Pick<Apartment, 'propertyTerms'>, stay: Stay | undefined): string {
  const { t } = useTranslation('stayTerms');
  const format = useFormat();
  const { cancellation, timeZone } = propertyTerms;
  const share = format.share(lateShare(propertyTerms));
  const last = stay && lastFreeDay(stay, propertyTerms);
  if (lateShare(propertyTerms) === 0 || last === null) return t('always');
  if (!last) return t('freeDays', { count: cancellation.freeUntilDays, share });
  return t(todayIn(timeZone) <= last ? 'freeUntil' : 'late', { date: format.date(last), share });
}

/** Advance and balance: when, how much, and how. */
function usePaymentLines({ propertyTerms }: Pick<Apartment, 'propertyTerms'>): (string | false)[] {
  const { t } = useTranslation('stayTerms');
  const { share } = useFormat();
  const texts = usePaymentTexts();
  const { account, advanceShare, advanceDueDays, balanceWays } = propertyTerms;
  const ways = texts.ways(balanceWays);
  if (advanceShare === 0) return [t('balanceAll', { ways }), t('noDeposit')];
  const amount = t('ofPrice', { share: share(advanceShare) });
  return [
    account
      ? t('advanceTransfer', { amount, within: texts.within(advanceDueDays) })
      : t('advance', { amount, within: texts.within(advanceDueDays) }),
    advanceShare < 1 && t('balanceRest', { ways }),
    t('noDeposit'),
  ];
}

const Rows = styled.dl`
  margin-top: 16px;
  max-width: 44em;
  line-height: 1.5;
  & > div {
    padding-block: 12px;
    border-top: 1px solid ${color.divider};
  }
  & dt {
    font-size: 0.9375rem;
    color: ${color.textSecondary};
  }
`;

const Questions = styled.div`
  margin-top: 16px;
  max-width: 44em;
  line-height: 1.5;
  & > details {
    border-top: 1px solid ${color.divider};
  }
  & summary {
    padding-block: 14px;
    font-weight: 500;
    cursor: pointer;
  }
  & p {
    padding-bottom: 16px;
    color: ${color.textSecondary};
  }
`;

const Ask = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  max-width: 44em;
  padding-top: 16px;
  border-top: 1px solid ${color.divider};
`;
