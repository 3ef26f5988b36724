import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { lowestNightPrice, type Quote } from 'functions/domain/quote';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../../i18n/PageLink.tsx';
import { useExtraCosts } from '../../../i18n/useExtraCosts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { color, font, from, radius, shadow } from '../../../ui/theme/tokens.ts';
import { CheckButton } from '../fields/CheckButton.tsx';
import { QuoteLines } from '../quote/QuoteLines.tsx';
import { hasBothDates, writeStayChoice } from '../chosenStay/StayChoice.ts';
import { focusMissingDate, StayFields } from '../fields/StayFields.tsx';
import { StayFootBar } from './StayFootBar.tsx';
import { StayVerdict } from './StayVerdict.tsx';
import { useApartmentCheck } from './useApartmentCheck.ts';
import { useUnreadText } from './useUnreadText.ts';

/**
 * The booking panel of an apartment: dates, guests, whether the stay is available, and its price once both dates are chosen.
 * @param others the other apartments of the villa
 * @param panelId `id` of the element around the panel
 */
export function StayPanel({
  apartment,
  others,
  panelId,
}: {
  apartment: Apartment;
  others: readonly { slug: string }[];
  panelId: string;
}) {
  const { t } = useTranslation(['stay', 'offer']);
  const panel = useApartmentCheck(apartment);
  const { choice, change, today, verdict, check } = panel;
  const { quote } = panel;
  // An unavailable stay has no price. The lowest price is hidden too, because a guest would take it for the price of
  // this stay.
  const isRefused = hasBothDates(choice) && !quote;
  const missing = verdict.state === 'refused' && verdict.code === 'dates-required';
  const isAvailable = verdict.state === 'available';
  const navigate = useNavigate();
  const request = { pathname: usePathTo('request', apartment.slug), search: `?${writeStayChoice(choice)}` };
  const unread = useUnreadText()([apartment]);

  return (
    <>
      <Panel
        aria-label={t('yourStay')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isAvailable) return void navigate(request);
          void check(choice);
          if (!hasBothDates(choice)) focusMissingDate(event.currentTarget, choice);
        }}
      >
        {isRefused ? null : <PanelPrice quote={quote} apartment={apartment} />}
        <StayFields
          layout="panel"
          choice={choice}
          onChange={change}
          scope={apartment}
          today={today}
          asksForDate={missing}
        />
        <StayVerdict
          verdict={missing ? { state: 'open' } : verdict}
          apartment={apartment}
          others={others}
          choice={choice}
          onChoose={change}
        >
          {quote && <QuoteLines quote={quote} terms={apartment.propertyTerms} />}
        </StayVerdict>
        <div>
          {/* One button for both actions, so that it keeps the focus when its action changes. */}
          <CheckButton
            checking={verdict.state === 'checking'}
            label={isAvailable ? t('requestToBook', { ns: 'offer' }) : undefined}
          />
          {isAvailable && (apartment.bookingMode !== 'instant' || unread) && (
            <Note>{t('bindsNothing', { ns: 'offer' })}</Note>
          )}
          {isAvailable && unread && <Note>{unread}</Note>}
        </div>
      </Panel>
      <StayFootBar
        apartment={apartment}
        panelId={panelId}
        hasStay={hasBothDates(choice)}
        request={isAvailable ? request : undefined}
        isRefused={isRefused}
        quote={quote}
      />
    </>
  );
}

/** The price of the chosen stay, or the lowest nightly price before dates are chosen. */
function PanelPrice({ quote, apartment }: { quote: Quote | undefined; apartment: Apartment }) {
  const { t } = useTranslation('apartment');
  const { money } = useFormat();
  const extraCosts = useExtraCosts();
  return (
    <Price>
      {quote ? (
        <>
          <strong>{money(quote.totalPayment)}</strong>{' '}
          <span>{t('totalFor', { ns: 'offer', count: quote.nights })}</span>
          <br />
          <span>{`${money(quote.pricePerNight)} ${t('stay.perNight')}`}</span>
        </>
      ) : (
        <>
          <span>{`${t('stay.from')} `}</span>
          <strong>{money(lowestNightPrice(apartment))}</strong>
          <span>{` ${t('stay.perNight')}`}</span>
          <br />
          <span>{extraCosts(apartment)}</span>
        </>
      )}
    </Price>
  );
}

const Panel = styled.form`
  display: grid;
  gap: 20px;
  padding: 20px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow};
  ${from.desk} {
    position: sticky;
    top: 24px;
    z-index: 2;
    padding: 28px;
    /* The panel's open calendar covers the page and the bars at the bottom of the viewport. */
    &:has([data-calendar]) {
      z-index: 1200;
    }
  }
`;

const Note = styled.p`
  margin-top: 10px;
  font-size: 0.9375rem;
  color: ${color.textSecondary};
  text-align: center;
`;

const Price = styled.p`
  color: ${color.textSecondary};
  & > strong {
    font-family: ${font.heading};
    font-weight: 400;
    font-size: 2rem;
    line-height: 1.1;
    color: ${color.secondary};
  }
`;
