import styled from '@emotion/styled';
import { freeStays, periodOf, type FreeStay, type StayKind } from './freeStays.ts';
import type { Guests } from 'functions/domain/guests';
import type { IsoDate, IsoMonth } from 'functions/domain/isoDate';
import type { OfferedApartment } from 'functions/domain/nightTable';
import { nightCount, type Stay } from 'functions/domain/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { color, from } from '../../../ui/theme/tokens.ts';
import { OfferButton, OfferRows } from '../availability/offers/offerStyle.ts';
import { TextButton } from '../calendar/CalendarFailure.tsx';
import { CalendarSkeleton } from '../calendar/CalendarSkeleton.ts';
import { Choices } from '../calendar/Choices.tsx';
import { cheapestOfWeeks, markedAsCheapest } from './cheapestOfWeeks.ts';

const kinds = { weekend: 'weekend', week: { nights: 7 }, twoWeeks: { nights: 14 } } as const satisfies Record<
  string,
  StayKind
>;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

interface FlexibleDatesProps {
  /** State of the taken nights. Without them, no stay can be offered. */
  state: 'loading' | 'ready' | 'failed';
  /** The apartments with their taken nights. */
  apartments: readonly OfferedApartment[];
  guests: Guests;
  today: IsoDate;
  month: IsoMonth;
  /** All months in which a stay can begin. */
  months: readonly IsoMonth[];
  onShow: (month: IsoMonth) => void;
  onChoose: (stay: Stay) => void;
}

/**
 * Bookable stays in a month, for guests who care more about the length than about the days. Each stay has its total,
 * and the cheapest is marked.
 */
export function FlexibleDates({ state, ...props }: FlexibleDatesProps) {
  return (
    <Place>
      {state === 'loading' && <CalendarSkeleton aria-busy="true" />}
      {state === 'ready' && <StaysInMonth {...props} />}
    </Place>
  );
}

function StaysInMonth({
  apartments,
  guests,
  today,
  month,
  months,
  onShow,
  onChoose,
}: Omit<FlexibleDatesProps, 'state'>) {
  const { t } = useTranslation('calendar');
  const [kind, setKind] = useState<Kind>('week');
  const staysIn = (month: IsoMonth) => freeStays(kinds[kind], periodOf(month), apartments, guests, today);
  const stays = cheapestOfWeeks(staysIn(month));
  return (
    <>
      <Choices
        label={t('flexible.kinds')}
        chosen={kind}
        onChoose={setKind}
        choices={kindNames.map((value) => ({ value, text: t(`flexible.kind.${value}`) }))}
      />
      {stays.length > 0 ? (
        <Stays stays={stays} onChoose={onChoose} />
      ) : (
        <NoStays
          kind={kind}
          month={month}
          next={[...months.filter((one) => one > month), ...months].find((one) => staysIn(one).length > 0)}
          onShow={onShow}
        />
      )}
    </>
  );
}

function Stays({ stays, onChoose }: { stays: readonly FreeStay[]; onChoose: (stay: Stay) => void }) {
  const { t } = useTranslation('calendar');
  const { money, shortDate } = useFormat();
  const cheapest = markedAsCheapest(stays);
  return (
    <Rows role="list">
      {stays.map((one) => {
        const { stay, total, parts } = one;
        return (
          <li key={stay.checkIn}>
            <OfferButton type="button" onClick={() => onChoose(stay)}>
              <span>{`${shortDate(stay.checkIn)} – ${shortDate(stay.checkOut)}`}</span> <span>{money(total)}</span>{' '}
              <More>
                <span>
                  {[
                    t('flexible.nights', { count: nightCount(stay) }),
                    ...(parts.length > 1 ? [t('flexible.together', { count: parts.length })] : []),
                  ].join(' · ')}
                </span>{' '}
                {cheapest.includes(one) && <Cheapest>{t('flexible.cheapest')}</Cheapest>}
              </More>
            </OfferButton>
          </li>
        );
      })}
    </Rows>
  );
}

function NoStays({
  kind,
  month,
  next,
  onShow,
}: {
  kind: Kind;
  month: IsoMonth;
  next: IsoMonth | undefined;
  onShow: (month: IsoMonth) => void;
}) {
  const { t } = useTranslation('calendar');
  const numberOf = (month: IsoMonth) => Number(month.slice(5)) as 1;
  if (!next) return <None>{t('flexible.noneAtAll')}</None>;
  const title = t('monthTitle', { month: t(`months.${numberOf(next)}`), year: next.slice(0, 4) });
  return (
    <None>
      <p>{t(`flexible.none.${kind}`, { inMonth: t(`inMonth.${numberOf(month)}`) })}</p>
      <TextButton type="button" onClick={() => onShow(next)}>
        {t('flexible.show', { month: title })}
      </TextButton>
    </None>
  );
}

const Rows = styled(OfferRows)`
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const More = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  flex-basis: 100%;
  font-size: 0.875rem;
  font-weight: 400;
  color: ${color.textSecondary};
`;

const Cheapest = styled.span`
  font-weight: 600;
  color: ${color.success};
`;

const None = styled.div`
  padding-block: 20px;
`;

/** As high as a calendar month with its legend, so that nothing jumps when switching between them. */
const Place = styled.div`
  --calendar-height: 415px;
  min-height: 427px;
  padding-top: 12px;
  ${from.tablet} {
    --calendar-height: 388px;
    min-height: 400px;
  }
`;
