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

interface HouseTermsProps {
  apartment: Pick<Apartment, 'limits' | 'propertyTerms'>;
  hasCot: boolean;
  /** Number of apartments that are requested together, because each has its own parking. */
  apartments?: number;
}

interface StayTermsProps extends HouseTermsProps {
  apartment: HouseTermsProps['apartment'] & { bookingMode: BookingMode };
  /** If given, states the date until which cancelling is free. Otherwise states the number of days before arrival. */
  stay: Stay | undefined;
}

interface Answer {
  title: string;
  sentences: (string | false)[];
}

/**
 * What guests ask before they request a stay: cancellation, payment, times, who may come, parking, the house. Uses messages of
 * `stayTerms`, `payment` and `format`.
 */
export function StayTerms(props: StayTermsProps) {
  const answers = [...useMoneyAnswers(props), ...useHouseAnswers(props)];
  return (
    <Terms>
      <Rows>
        {answers.map(({ title, sentences }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{sentences.filter(Boolean).join(' ')}</dd>
          </div>
        ))}
      </Rows>
    </Terms>
  );
}

/**
 * The same content as questions that unfold, with the hosts' phone number for other questions. For the request page, whose
 * next steps already say what is paid and what cancelling costs.
 */
export function StayQuestions(props: HouseTermsProps) {
  const { t } = useTranslation('stayTerms');
  const digits = property.phone.replace(/\D/g, '');
  return (
    <Terms>
      <Questions>
        {useHouseAnswers(props).map(({ title, sentences }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{sentences.filter(Boolean).join(' ')}</p>
          </details>
        ))}
      </Questions>
      <Ask>
        {t('ask')}{' '}
        <a href={`tel:+${digits}`} translate="no">
          {property.phone}
        </a>{' '}
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

function useMoneyAnswers({ apartment, stay }: StayTermsProps): Answer[] {
  const { t } = useTranslation('stayTerms');
  const cancelling = useCancellingText(apartment, stay);
  const payment = usePaymentLines(apartment);
  const { binding } = usePaymentTexts();
  const { bookingMode, propertyTerms } = apartment;
  return [
    { title: t('cancelling'), sentences: [cancelling, bookingMode === 'request' && binding(propertyTerms)] },
    { title: t('payment'), sentences: payment },
  ];
}

function useHouseAnswers({ apartment, hasCot, apartments = 1 }: HouseTermsProps): Answer[] {
  const { t } = useTranslation('stayTerms');
  const { limits, propertyTerms } = apartment;
  const { children } = limits;
  const { checkInFrom, checkInUntil, checkOutUntil } = propertyTerms;
  const { petsWelcome, childrenUpToAge } = property;
  const freeParkingSpaces = property.freeParkingSpaces * apartments;
  return [
    {
      title: t('times'),
      sentences: [
        t('arrival', { from: checkInFrom, until: checkInUntil }),
        t('arriveLater'),
        t('departure', { until: checkOutUntil }),
      ],
    },
    {
      title: t('who'),
      sentences: [
        children > 0 ? t('children', { age: childrenUpToAge, most: children }) : t('noChildren'),
        hasCot && t('cot'),
        petsWelcome ? t('pets') : t('noPets'),
      ],
    },
    {
      title: t('parking'),
      sentences: [freeParkingSpaces > 0 ? t('parkingFree', { count: freeParkingSpaces }) : t('noParking')],
    },
    ...placeLists.questions.map((name) => ({
      title: t(`questions.${name}.title`),
      sentences: [t(`questions.${name}.answer`)],
    })),
  ];
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
