import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { lowestNightPrice, quoteStay } from 'functions/domain/quote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { color, font, from, radius, shadow } from '../../ui/tokens.ts';
import { CheckButton } from './CheckButton.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { chosenStay, hasBothDates } from './StayChoice.ts';
import { StayFields } from './StayFields.tsx';
import { StayVerdict } from './StayVerdict.tsx';
import { useApartmentCheck } from './useApartmentCheck.ts';

/**
 * The booking panel of an apartment: dates, guests, the price the moment both dates are chosen, and whether the house can
 * have them.
 * @param nameOf an apartment's name by its slug
 */
export function StayPanel({ apartment: built, nameOf }: { apartment: Apartment; nameOf: (slug: string) => string }) {
  const { t } = useTranslation('stay');
  const { money } = useFormat();
  const [touched, setTouched] = useState(false);
  const panel = useApartmentCheck(built, touched);
  const { apartment, choice, change, today, verdict, check } = panel;
  const stay = chosenStay(choice);
  const words = useLateWords(touched || hasBothDates(choice), 'offer', 'errors');
  const quote =
    verdict.state === 'available' ? verdict.quote : stay && quoteStay(stay, choice, apartment, apartment.houseTerms);
  const missing = verdict.state === 'refused' && verdict.code === 'dates-required';

  return (
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
      <Price>
        <span>{t('stay.from', { ns: 'apartment' })}</span> <strong>{money(lowestNightPrice(apartment))}</strong>{' '}
        <span>{t('stay.perNight', { ns: 'apartment' })}</span>
      </Price>
      <StayFields
        look="panel"
        choice={choice}
        onChange={change}
        apartment={apartment}
        rules={apartment}
        limits={apartment.limits}
        today={today}
        problem={missing ? { field: choice.checkIn ? 'checkOut' : 'checkIn', text: '' } : undefined}
      />
      {quote && words === 'ready' && verdict.state !== 'available' && (
        <QuoteLines quote={quote} houseTerms={apartment.houseTerms} />
      )}
      <StayVerdict
        verdict={verdict}
        words={words}
        apartment={apartment}
        choice={choice}
        onChoose={panel.chooseAndCheck}
        nameOf={nameOf}
      >
        {verdict.state === 'available' && words === 'ready' && (
          <QuoteLines quote={verdict.quote} houseTerms={apartment.houseTerms} />
        )}
      </StayVerdict>
      <CheckButton checking={verdict.state === 'checking'} quiet={verdict.state === 'available'} />
    </Panel>
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
    /* Its open calendar lies over the page. */
    z-index: 2;
    padding: 28px;
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
