import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { nearestFreeStays } from 'functions/domain/availability';
import { addDays, todayIn } from 'functions/domain/isoDate';
import { monthsOf, type Stay } from 'functions/domain/stay';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { color, radius } from '../../ui/tokens.ts';
import { chosenStay, writeStayChoice, type StayChoice } from './StayChoice.ts';
import { useAvailability } from './useAvailability.ts';
import { useTakenNights } from './useTakenNights.ts';

const searchDays = 30;

/** What a guest may do when the dates are taken: the nearest free dates here, and the apartments free on the same dates. */
export function Alternatives({
  apartment,
  choice,
  onChoose,
  nameOf,
}: {
  apartment: Apartment;
  choice: StayChoice;
  onChoose: (stay: Stay) => void;
  nameOf: (slug: string) => string;
}) {
  const { t } = useTranslation('offer');
  const format = useFormat();
  const stay = chosenStay(choice);
  const months = stay
    ? monthsOf({ checkIn: addDays(stay.checkIn, -searchDays), checkOut: addDays(stay.checkOut, searchDays) })
    : [];
  const { taken, months: known } = useTakenNights(apartment.slug, months);
  const { availability, check } = useAvailability(choice);
  useEffect(() => void check(choice), [check, choice]);

  const today = todayIn(apartment.houseTerms.timeZone);
  const nearest =
    stay && months.every((month) => known.has(month))
      ? nearestFreeStays(stay, choice, apartment, taken, today, searchDays, 3)
      : [];
  const others =
    availability.state === 'answered'
      ? availability.answer.apartments.filter(({ slug, available }) => available && slug !== apartment.slug)
      : [];

  return (
    <Ways>
      {nearest.length > 0 && (
        <div>
          <Title>{t('nearest')}</Title>
          <ul>
            {nearest.map((free) => (
              <li key={free.checkIn}>
                <WayButton type="button" onClick={() => onChoose(free)}>
                  {format.shortDate(free.checkIn)} – {format.shortDate(free.checkOut)}
                </WayButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <Title>{t('others')}</Title>
          <ul>
            {others.map(({ slug, quote }) => (
              <li key={slug}>
                <WayLink page="apartment" slug={slug} search={`?${writeStayChoice(choice)}`}>
                  <span>{nameOf(slug)}</span>
                  {quote && <span>{format.money(quote.totalPayment)}</span>}
                </WayLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: 20px;
  &:empty {
    display: none;
  }
  & ul {
    display: grid;
    gap: 8px;
    margin-top: 8px;
  }
`;

const Title = styled.h2`
  font-size: 20px;
`;

const way = `
  display: flex;
  justify-content: space-between;
  gap: 16px;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: 8px 16px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: #ffffff;
  color: ${color.sea};
  font-size: 16px;
  font-weight: 600;
  text-decoration: none;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color.stone};
  }
`;

const WayButton = styled.button(way);
const WayLink = styled(PageLink)(way);
