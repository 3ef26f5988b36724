import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { IsoDate } from 'functions/domain/isoDate';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathTo } from '../../../i18n/PageLink.tsx';
import { color, from, radius, shadow } from '../../../ui/theme/tokens.ts';
import { CheckButton } from '../fields/CheckButton.tsx';
import { hasBothDates, type StayChoice } from '../chosenStay/StayChoice.ts';
import { focusMissingDate, StayFields } from '../fields/StayFields.tsx';

/**
 * The search bar for a stay in any apartment. Before hydration, and without scripts, it is an ordinary form that submits to the
 * apartments list.
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
  const { t } = useTranslation('stay');
  const [asked, setAsked] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(true);
    if (hasBothDates(choice)) return onSearch(choice);
    focusMissingDate(event.currentTarget, choice);
  }

  return (
    <Bar method="get" action={usePathTo('apartments')} aria-label={t('yourStay')} noValidate onSubmit={submit}>
      <StayFields
        layout="bar"
        choice={choice}
        onChange={onChange}
        scope={apartments}
        today={today}
        asksForDate={asked}
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
  background: ${color.surface};
  box-shadow: ${shadow};
  ${from.desk} {
    /*
     * There is room for the button in every language from the start, so that the fields stay in place while the page
     * loads.
     */
    grid-template-columns: 1fr minmax(250px, auto);
    align-items: center;
  }
  & > div:last-child {
    padding: 12px;
  }
`;
