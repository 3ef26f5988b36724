import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { GuestLimits } from 'functions/domain/guests';
import type { IsoDate } from 'functions/domain/isoDate';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { color, easeOut, from, radius, shadow } from '../../ui/tokens.ts';
import { TextButton } from './CalendarFailure.tsx';
import type { ChosenDates, StayEnd } from './chooseDay.ts';
import { DateField } from './DateField.tsx';
import type { CalendarRules } from './dayState.ts';
import { GuestField } from './GuestField.tsx';
import { LateCalendar } from './LateCalendar.tsx';
import type { StayChoice } from './StayChoice.ts';

export interface StayFieldsProps {
  choice: StayChoice;
  onChange: (change: Partial<StayChoice>) => void;
  /** Whose nights the calendar shows, if one apartment decides. */
  apartment: Apartment | undefined;
  rules: CalendarRules;
  limits: GuestLimits;
  today: IsoDate | undefined;
  /** Which of the dates is wrong, and what to say at it besides what the form says as a whole. */
  problem: { field: StayEnd; text: string } | undefined;
  look: 'bar' | 'panel';
}

/** Dates and guests. The calendar opens at the dates: below them on a desk, as a sheet from the bottom on a phone. */
export function StayFields(props: StayFieldsProps) {
  const { choice, onChange, apartment, rules, limits, today, problem, look } = props;
  const { t } = useTranslation('stay');
  const id = useId();
  const [open, setOpen] = useState<StayEnd>();
  const [entered, setEntered] = useState(0);
  const sheet = useRef<HTMLElement>(null);
  const checkInInput = useRef<HTMLInputElement>(null);
  const checkOutInput = useRef<HTMLInputElement>(null);
  // Giving the focus back to a field must not open the calendar again.
  const quiet = useRef(false);

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

  // Below the fold a calendar would open unseen.
  const isOpen = open !== undefined;
  useEffect(() => {
    if (isOpen && matchMedia('(min-width: 1000px)').matches) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function openAt(end: StayEnd) {
    if (!quiet.current) setOpen(end);
  }

  function closeAt(input: RefObject<HTMLInputElement | null>) {
    setOpen(undefined);
    quiet.current = true;
    input.current?.focus();
    quiet.current = false;
  }

  function onChoose(dates: ChosenDates, next: StayEnd | 'done') {
    onChange(dates);
    if (next === 'done') closeAt(checkOutInput);
    else setOpen(next);
  }

  function onTyped(end: StayEnd, date: IsoDate | undefined, entered: boolean) {
    if (end === 'checkIn') {
      const kept = date && choice.checkOut && choice.checkOut <= date ? { checkOut: undefined } : {};
      onChange({ checkIn: date, ...kept });
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
      onOpen={() => openAt(end)}
      onEnterCalendar={() => {
        setOpen(end);
        setEntered((count) => count + 1);
      }}
      onLeave={() => setOpen(undefined)}
      onDate={(date, byEnter) => onTyped(end, date, byEnter)}
      refusal={(date) => (end === 'checkOut' && choice.checkIn && date <= choice.checkIn ? t('dateOrder') : undefined)}
      problem={problem?.field === end ? problem.text : undefined}
    />
  ));

  return (
    <Fields data-look={look}>
      {fields}
      {open && today && (
        <Sheet
          ref={sheet}
          role="dialog"
          aria-labelledby={`${id}-title`}
          data-look={look}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Of a dialog around it only the calendar closes.
            event.preventDefault();
            closeAt(open === 'checkIn' ? checkInInput : checkOutInput);
          }}
        >
          <SheetTitle id={`${id}-title`}>{t('chooseDates')}</SheetTitle>
          <LateCalendar
            slug={apartment?.slug}
            rules={rules}
            nightPrice={apartment?.nightPrice}
            today={today}
            dates={choice}
            picking={open}
            entered={entered}
            onChoose={onChoose}
          />
          <SheetFoot>
            <TextButton
              type="button"
              onClick={() => {
                onChange({ checkIn: undefined, checkOut: undefined });
                setOpen('checkIn');
              }}
            >
              {t('clearDates')}
            </TextButton>
            <TextButton type="button" onClick={() => closeAt(open === 'checkIn' ? checkInInput : checkOutInput)}>
              {t('close')}
            </TextButton>
          </SheetFoot>
        </Sheet>
      )}
      {(['adults', 'children'] as const).map((kind) => (
        <GuestField
          key={kind}
          kind={kind}
          guests={choice}
          limits={limits}
          onCount={(count) => onChange({ [kind]: count })}
        />
      ))}
    </Fields>
  );
}

const Fields = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  & > div {
    border-bottom: 1px solid ${color.line};
  }
  & > div:nth-of-type(odd) {
    border-right: 1px solid ${color.line};
  }
  &[data-look='panel'] {
    border: 1px solid ${color.edge};
    border-radius: ${radius.small};
  }
  &[data-look='panel'] > div:last-of-type,
  &[data-look='panel'] > div:nth-last-of-type(2) {
    border-bottom: 0;
  }
  ${from.desk} {
    &[data-look='bar'] {
      grid-template-columns: repeat(4, 1fr);
      align-items: start;
      padding-block: 8px;
    }
    &[data-look='bar'] > div {
      border-bottom: 0;
      border-right: 1px solid ${color.line};
    }
    &[data-look='bar'] > div:last-of-type {
      border-right: 0;
    }
  }
`;

const Sheet = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 1200;
  max-height: 82dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 16px 16px max(12px, env(safe-area-inset-bottom));
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: #ffffff;
  box-shadow: 0 -24px 60px -20px rgb(10 50 62 / 0.45);
  scroll-margin: 20px;
  animation: reveal 250ms ${easeOut} both;
  --calendar-height: 530px;
  ${from.desk} {
    position: absolute;
    inset: calc(100% + 12px) auto auto 0;
    width: 780px;
    max-width: calc(100vw - 48px);
    max-height: none;
    padding: 24px 28px 12px;
    border-radius: ${radius.large};
    box-shadow: ${shadow};
    &[data-look='panel'] {
      inset: calc(100% + 12px) 0 auto auto;
      /* The panel stays in sight while the page scrolls, so what hangs below the window would never come into it. */
      max-height: max(260px, calc(100dvh - 308px));
    }
  }
`;

const SheetTitle = styled.h2`
  font-size: 22px;
  margin-bottom: 8px;
`;

const SheetFoot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding-top: 4px;
`;
