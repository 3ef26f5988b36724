import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { quoteStay } from 'functions/domain/quote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { color, font } from '../../ui/tokens.ts';
import { chosenStay } from './StayChoice.ts';
import type { StaySearchState } from './useStaySearch.ts';

/** On an apartment's card: free for the chosen dates? for how much? Nothing before dates are chosen. */
export function ApartmentOffer({ apartment, search }: { apartment: Apartment; search: StaySearchState }) {
  const { t } = useTranslation(['offer', 'errors']);
  const { money } = useFormat();
  const { choice, availability, words } = search;
  const stay = chosenStay(choice);
  if (!stay || words !== 'ready') return null;
  const answer =
    availability.state === 'answered'
      ? availability.answer.apartments.find(({ slug }) => slug === apartment.slug)
      : undefined;
  if (answer && !answer.available) return <No>{t(answer.reason ?? 'dates-taken', { ns: 'errors' })}</No>;
  const quote = answer?.quote ?? quoteStay(stay, choice, apartment, apartment.houseTerms);
  return (
    <Offer>
      {answer && <Free>{t('freeForYou')}</Free>}
      <span>
        <Sum>{money(quote.totalPayment)}</Sum> {t('totalFor', { count: quote.nights })}
      </span>
    </Offer>
  );
}

const Offer = styled.p`
  display: grid;
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid ${color.line};
`;

const Free = styled.span`
  font-weight: 600;
  color: ${color.good};
`;

const Sum = styled.strong`
  font-family: ${font.heading};
  font-weight: 400;
  font-size: 26px;
  color: ${color.sea};
`;

const No = styled.p`
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid ${color.line};
  font-weight: 600;
  color: ${color.bad};
`;
