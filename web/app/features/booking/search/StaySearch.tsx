import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { sumOfLimits } from 'functions/domain/guests';
import type { IsoDate } from 'functions/domain/isoDate';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathTo } from '../../../i18n/PageLink.tsx';
import { from, radius, shadow } from '../../../ui/theme/tokens.ts';
import { CheckButton } from '../fields/CheckButton.tsx';
import { hasBothDates, type StayChoice } from '../chosenStay/StayChoice.ts';
import { StayFields } from '../fields/StayFields.tsx';

/** The message of `errors` that needs no server: pages with a search have it from the start, the others are fetched with `useNamespaces`. */
export const staySearchErrors = ['dates-required'] as const;

/**
 * The search bar for a stay in any apartment. Before the page is hydrated, and without scripts, it is an ordinary form
 * whose action is the list of apartments.
 */
export function StaySearch({
  apartments,
  choice,
  onChange,
  today,
  checking = false,
  onSearch,
}: {
  apartments: readonly Apartment[];
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
        layout="bar"
        choice={choice}
        onChange={onChange}
        scope={apartments}
        limits={sumOfLimits(apartments.map(({ limits }) => limits))}
        today={today}
        // At the field, since the calendar that opens for it covers what is below.
        problem={
          missing
            ? { field: choice.checkIn ? 'checkOut' : 'checkIn', text: t('dates-required', { ns: 'errors' }) }
            : undefined
        }
      />
      <div>
        <CheckButton checking={checking} />
      </div>
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  border-radius: ${radius.large};
  background: #ffffff;
  box-shadow: ${shadow};
  ${from.desk} {
    /* Room for the button in every language from the start: the fields stay in place while the page is being read. */
    grid-template-columns: 1fr minmax(250px, auto);
    align-items: center;
  }
  & > div:last-child {
    padding: 12px;
  }
`;
