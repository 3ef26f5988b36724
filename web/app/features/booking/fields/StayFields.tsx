import styled from '@emotion/styled';
import { sumOfLimits } from 'functions/domain/guests';
import type { IsoDate } from 'functions/domain/isoDate';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { color, from, radius } from '../../../ui/theme/tokens.ts';
import type { ChosenDates, NextChoice, StayEnd } from '../calendar/days/chooseDay.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import { DateField } from './DateField.tsx';
import { GuestField } from './GuestField.tsx';
import { LazyCalendar } from '../calendar/LazyCalendar.tsx';
import type { CalendarScope } from '../calendar/usePartyCalendar.ts';
import { hasBothDates, writeStayChoice, type StayChoice } from '../chosenStay/StayChoice.ts';

export interface StayFieldsProps {
  choice: StayChoice;
  onChange: (change: Partial<StayChoice>) => void;
  scope: CalendarScope;
  today: IsoDate | undefined;
  /** Whether to ask for the missing date. The message is at its field, because the calendar covers everything below. */
  asksForDate: boolean;
  layout: 'bar' | 'panel';
}

const wide = '(min-width: 1000px)';

/**
 * How long the calendar stays open on a phone once both dates are chosen: long enough to read nights and total below
 * it. The page behind it shows them too.
 */
const shownMillis = 1500;

/** Dates and guests. The calendar opens below the dates on a desktop, and as a bottom sheet on a phone. */
export function StayFields(props: StayFieldsProps) {
  const { choice, onChange, scope, today, asksForDate, layout } = props;
  const { t } = useTranslation(['stay', 'errors']);
  const limits = sumOfLimits([scope].flat().map((apartment) => apartment.limits));
  const missing = asksForDate ? missingDate(choice) : undefined;
  const id = useId();
  const [open, setOpen] = useState<StayEnd>();
  const [entered, setEntered] = useState(0);
  const sheet = useRef<HTMLElement>(null);
  const checkInInput = useRef<HTMLInputElement>(null);
  const checkOutInput = useRef<HTMLInputElement>(null);
  // The focus returns to a field when the calendar closes. That must not open the calendar again.
  const quiet = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const { target } = event;
      if (target === checkInInput.current || target === checkOutInput.current) return;
      if (target instanceof Node && !sheet.current?.contains(target)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);

  // On a desktop, the page scrolls so that the calendar does not open below the viewport. On a phone, the field scrolls
  // up, because the calendar covers the lower part.
  useEffect(() => {
    if (!open) return;
    if (matchMedia(wide).matches) sheet.current?.scrollIntoView({ block: 'nearest' });
    else (open === 'checkIn' ? checkInInput : checkOutInput).current?.scrollIntoView({ block: 'start' });
  }, [open]);

  function openAt(end: StayEnd) {
    if (!quiet.current) setOpen(end);
  }

  function closeAt(input: RefObject<HTMLInputElement | null>) {
    setOpen(undefined);
    quiet.current = true;
    input.current?.focus();
    quiet.current = false;
  }

  function onChoose(dates: ChosenDates, next: NextChoice) {
    clearTimeout(closing.current);
    onChange(dates);
    if (next === 'checkIn' || next === 'checkOut') setOpen(next);
    else if (next === 'done' && !matchMedia(wide).matches) {
      closing.current = setTimeout(() => closeAt(checkOutInput), shownMillis);
    } else closeAt(checkOutInput);
  }

  // Stops the timer however the calendar is closed or unmounted.
  useEffect(() => () => clearTimeout(closing.current), [open]);

  function onTyped(end: StayEnd, date: IsoDate | undefined, entered: boolean) {
    if (end === 'checkIn') {
      const checkOut = date && choice.checkOut && choice.checkOut <= date ? { checkOut: undefined } : {};
      onChange({ checkIn: date, ...checkOut });
      if (entered && date) checkOutInput.current?.focus();
    } else {
      onChange({ checkOut: date });
      if (entered && date) setOpen(undefined);
    }
  }

  const fields = (['checkIn', 'checkOut'] as const).map((end) => (
    <DateField
      key={end}
      name={end}
      label={t(end)}
      date={choice[end]}
      today={today}
      inputRef={end === 'checkIn' ? checkInInput : checkOutInput}
      active={open === end}
      complete={hasBothDates(choice)}
      onOpen={() => openAt(end)}
      onEnterCalendar={() => {
        setOpen(end);
        setEntered((count) => count + 1);
      }}
      onLeave={() => setOpen(undefined)}
      onDate={(date, byEnter) => onTyped(end, date, byEnter)}
      refusal={(date) => (end === 'checkOut' && choice.checkIn && date <= choice.checkIn ? t('dateOrder') : undefined)}
      hintId={`${id}-hint`}
      problem={missing === end ? t('dates-required', { ns: 'errors' }) : undefined}
    />
  ));

  return (
    <Fields data-layout={layout} data-survives-reload>
      {fields}
      <VisuallyHidden id={`${id}-hint`}>{t('dateHint', { example: t('dateExample') })}</VisuallyHidden>
      {open && today && (
        <CalendarSheet
          ref={sheet}
          layout={layout}
          // Keeps the calendar open, because the guest is still using it.
          onUse={() => clearTimeout(closing.current)}
          onClear={() => {
            onChange({ checkIn: undefined, checkOut: undefined });
            setOpen('checkIn');
          }}
          onClose={() => closeAt(open === 'checkIn' ? checkInInput : checkOutInput)}
        >
          <LazyCalendar
            scope={scope}
            guests={choice}
            today={today}
            dates={choice}
            picking={open}
            entered={entered}
            onChoose={onChoose}
          />
        </CalendarSheet>
      )}
      {(['adults', 'children', 'babies'] as const).map((kind) => (
        <GuestField
          key={kind}
          kind={kind}
          guests={choice}
          limits={limits}
          ask={
            layout === 'bar'
              ? (wanted) => (
                  <AskUs page="contact" search={`?${writeStayChoice({ ...choice, [kind]: wanted })}`}>
                    {t('askUs')}
                  </AskUs>
                )
              : undefined
          }
          onCount={(count) => onChange({ [kind]: count })}
        />
      ))}
    </Fields>
  );
}

/** The first date that is not chosen. */
function missingDate({ checkIn, checkOut }: StayChoice): StayEnd | undefined {
  if (!checkIn) return 'checkIn';
  return checkOut ? undefined : 'checkOut';
}

/** Moves the focus to the field of the first date that is not chosen. @param form the element around the fields */
export function focusMissingDate(form: HTMLElement, choice: StayChoice): void {
  form.querySelector<HTMLElement>(`[name=${missingDate(choice)}]`)?.focus();
}

const Fields = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  & > div {
    border-bottom: 1px solid ${color.divider};
  }
  & > div:nth-of-type(odd) {
    border-right: 1px solid ${color.divider};
  }
  &[data-layout='panel'] {
    border: 1px solid ${color.border};
    border-radius: ${radius.small};
  }
  /* The field for babies has a row of its own, with the number at its end. */
  & > div:last-of-type {
    grid-column: 1 / -1;
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding-block: 4px;
    border-right: 0;
    & > p {
      flex-basis: 100%;
    }
  }
  &[data-layout='panel'] > div:last-of-type {
    border-bottom: 0;
  }
  ${from.desk} {
    &[data-layout='bar'] {
      grid-template-columns: repeat(5, 1fr);
      align-items: start;
      padding-block: 8px;
    }
    &[data-layout='bar'] > div {
      border-bottom: 0;
      border-right: 1px solid ${color.divider};
    }
    &[data-layout='bar'] > div:last-of-type {
      grid-column: auto;
      flex-flow: column;
      align-items: stretch;
      padding-block: 12px 10px;
      border-right: 0;
    }
  }
`;

const AskUs = styled(PageLink)`
  display: block;
  padding-block: 10px;
  font-weight: 600;
`;
