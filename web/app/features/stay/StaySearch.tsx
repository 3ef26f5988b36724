import styled from '@emotion/styled';
import type { GuestLimits } from 'functions/domain/guests';
import type { IsoDate } from 'functions/domain/isoDate';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathTo } from '../../i18n/PageLink.tsx';
import { from, radius, shadow } from '../../ui/tokens.ts';
import { CheckButton } from './CheckButton.tsx';
import type { CalendarRules } from './dayState.ts';
import { hasBothDates, type StayChoice } from './StayChoice.ts';
import { StayFields } from './StayFields.tsx';
import { Bad } from './answerLook.ts';

/**
 * The bar that asks all apartments for a stay. Before the page is hydrated, and without scripts, it is an ordinary form
 * that leads to the list of apartments.
 */
export function StaySearch({
  rules,
  limits,
  choice,
  onChange,
  today,
  checking = false,
  onSearch,
}: {
  /** What at least one of them allows. */
  rules: CalendarRules;
  limits: GuestLimits;
  choice: StayChoice;
  onChange: (change: Partial<StayChoice>) => void;
  today: IsoDate | undefined;
  checking?: boolean;
  onSearch: (choice: StayChoice) => void;
}) {
  const { t } = useTranslation(['stay', 'errors']);
  const [asked, setAsked] = useState(false);
  const missing = asked && !hasBothDates(choice);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(true);
    if (hasBothDates(choice)) return onSearch(choice);
    const field = choice.checkIn ? '[name=checkOut]' : '[name=checkIn]';
    event.currentTarget.querySelector<HTMLElement>(field)?.focus();
  }

  return (
    <Bar method="get" action={usePathTo('apartments')} aria-label={t('yourStay')} noValidate onSubmit={submit}>
      <StayFields
        look="bar"
        choice={choice}
        onChange={onChange}
        apartment={undefined}
        rules={rules}
        limits={limits}
        today={today}
        problem={missing ? { field: choice.checkIn ? 'checkOut' : 'checkIn', text: '' } : undefined}
      />
      <Go>
        <CheckButton checking={checking} />
      </Go>
      <Missing role="status">{missing && <Bad>{t('dates-required', { ns: 'errors' })}</Bad>}</Missing>
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  border-radius: ${radius.large};
  background: #ffffff;
  box-shadow: ${shadow};
  ${from.desk} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Go = styled.div`
  padding: 12px;
`;

const Missing = styled.div`
  grid-column: 1 / -1;
  padding: 0 16px 14px;
  &:empty {
    display: none;
  }
`;
