import styled from '@emotion/styled';
import { freeStays, periodOf, type FreeStay, type StayKind } from 'functions/domain/freeStays';
import type { Guests } from 'functions/domain/guests';
import type { IsoDate, IsoMonth } from 'functions/domain/isoDate';
import type { OfferedApartment } from 'functions/domain/offeredApartment';
import { nightCount, type Stay } from 'functions/domain/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { color, from } from '../../../ui/theme/tokens.ts';
import { OfferButton, OfferRows } from '../availability/offerStyle.ts';
import { TextButton } from '../calendar/CalendarFailure.tsx';
import { Choices } from '../calendar/Choices.tsx';
import { cheapestOfWeeks, markedAsCheapest } from './cheapestOfWeeks.ts';

const kinds = { weekend: 'weekend', week: { nights: 7 }, twoWeeks: { nights: 14 } } as const satisfies Record<
  string,
  StayKind
>;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

export interface FlexibleDatesProps {
  /** With their taken nights. */
  apartments: readonly OfferedApartment[];
  guests: Guests;
  today: IsoDate;
  month: IsoMonth;
  /** All in which a stay can begin. */
  months: readonly IsoMonth[];
  onShow: (month: IsoMonth) => void;
  onChoose: (stay: Stay) => void;
}

/** What can be booked in a month when the days matter less than the length: each stay with its total, the cheapest marked. */
export function FlexibleDates({ apartments, guests, today, month, months, onShow, onChoose }: FlexibleDatesProps) {
  const { t } = useTranslation('calendar');
  const [kind, setKind] = useState<Kind>('week');
  const staysIn = (month: IsoMonth) => freeStays(kinds[kind], periodOf(month), apartments, guests, today).stays;
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
    <Rows>
      {stays.map((one) => {
        const { stay, total, parts } = one;
        return (
          <li key={stay.checkIn}>
            <OfferButton type="button" onClick={() => onChoose(stay)}>
              <span>{`${shortDate(stay.checkIn)} – ${shortDate(stay.checkOut)}`}</span> <span>{money(total)}</span>{' '}
              <More>
                <span>
                  {t('flexible.nights', { count: nightCount(stay) })}
                  {parts.length > 1 && ` · ${t('flexible.together', { count: parts.length })}`}
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
  font-size: 14px;
  font-weight: 400;
  color: ${color.soft};
`;

const Cheapest = styled.span`
  font-weight: 600;
  color: ${color.good};
`;

const None = styled.div`
  padding-block: 20px;
`;
