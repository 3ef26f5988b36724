import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Cents } from 'functions/domain/money';
import { lowestNightPrice, type Quote } from 'functions/domain/quote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useNamespaces } from '../../../i18n/useNamespaces.ts';
import { color, font, from, radius, shadow } from '../../../ui/theme/tokens.ts';
import { CheckButton } from '../fields/CheckButton.tsx';
import { QuoteLines } from '../quote/QuoteLines.tsx';
import { hasBothDates } from '../chosenStay/StayChoice.ts';
import { StayFields } from '../fields/StayFields.tsx';
import { StayFootBar } from './StayFootBar.tsx';
import { StayVerdict } from './StayVerdict.tsx';
import { useApartmentCheck } from './useApartmentCheck.ts';

/**
 * The booking panel of an apartment: dates, guests, the price once both dates are chosen, and whether they are available.
 * @param others the other apartments of the villa
 * @param nameOf an apartment's name by its slug
 * @param panelId of the element around the panel
 */
export function StayPanel({
  apartment,
  hasCot,
  others,
  nameOf,
  panelId,
}: {
  apartment: Apartment;
  hasCot: boolean;
  others: readonly { slug: string }[];
  nameOf: (slug: string) => string;
  panelId: string;
}) {
  const { t } = useTranslation(['stay', 'errors']);
  const [touched, setTouched] = useState(false);
  const panel = useApartmentCheck(apartment);
  const { choice, change, today, verdict, check } = panel;
  const messages = useNamespaces(touched || hasBothDates(choice), 'offer', 'errors', 'format');
  const quote = messages === 'ready' ? panel.quote : undefined;
  // A stay that cannot be had has no price; the lowest one of another stay would be read as its own.
  const isRefused = hasBothDates(choice) && !panel.quote;
  const missing = verdict.state === 'refused' && verdict.code === 'dates-required';
  const required = messages === 'ready' ? t('dates-required', { ns: 'errors' }) : '';

  return (
    <>
      <Panel
        aria-label={t('yourStay')}
        noValidate
        onFocus={() => setTouched(true)}
        onSubmit={(event) => {
          event.preventDefault();
          void check(choice);
          if (!hasBothDates(choice))
            event.currentTarget
              .querySelector<HTMLElement>(choice.checkIn ? '[name=checkOut]' : '[name=checkIn]')
              ?.focus();
        }}
      >
        {isRefused ? null : <PanelPrice quote={quote} lowest={lowestNightPrice(apartment)} />}
        <StayFields
          layout="panel"
          choice={choice}
          onChange={change}
          scope={apartment}
          limits={apartment.limits}
          hasCot={hasCot}
          today={today}
          // At the field, since the calendar that opens for it covers what is below.
          problem={missing ? { field: choice.checkIn ? 'checkOut' : 'checkIn', text: required } : undefined}
        />
        {quote && verdict.state !== 'available' && <QuoteLines quote={quote} terms={apartment.propertyTerms} />}
        <StayVerdict
          verdict={missing ? { state: 'open' } : verdict}
          messages={messages}
          apartment={apartment}
          others={others}
          choice={choice}
          onChoose={panel.chooseAndCheck}
          nameOf={nameOf}
        >
          {quote && verdict.state === 'available' && <QuoteLines quote={quote} terms={apartment.propertyTerms} />}
        </StayVerdict>
        <CheckButton checking={verdict.state === 'checking'} quiet={verdict.state === 'available'} />
      </Panel>
      <StayFootBar
        apartment={apartment}
        panelId={panelId}
        hasStay={hasBothDates(choice)}
        isRefused={isRefused}
        quote={quote}
      />
    </>
  );
}

/** What this stay costs; before dates are chosen, the lowest price of a night. */
function PanelPrice({ quote, lowest }: { quote: Quote | undefined; lowest: Cents }) {
  const { t } = useTranslation('apartment');
  const { money } = useFormat();
  return (
    <Price>
      {quote ? (
        <>
          <strong>{money(quote.totalPayment)}</strong> {t('totalFor', { ns: 'offer', count: quote.nights })}
          <br />
          {`${money(quote.pricePerNight)} ${t('stay.perNight')}`}
        </>
      ) : (
        <>
          {`${t('stay.from')} `}
          <strong>{money(lowest)}</strong>
          {` ${t('stay.perNight')}`}
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
  background: #ffffff;
  box-shadow: ${shadow};
  ${from.desk} {
    position: sticky;
    top: 24px;
    z-index: 2;
    padding: 28px;
    /* Its open calendar covers the page and the bars at the bottom of the viewport. */
    &:has([data-calendar]) {
      z-index: 1200;
    }
  }
`;

const Price = styled.p`
  color: ${color.soft};
  & > strong {
    font-family: ${font.heading};
    font-weight: 400;
    font-size: 32px;
    line-height: 1.1;
    color: ${color.sea};
  }
`;
