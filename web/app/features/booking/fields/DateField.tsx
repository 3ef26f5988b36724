import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useEarlyInput } from '../../../ui/browser/useEarlyInput.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { Cell, CellInput, CellLabel, CellProblem } from './StayCell.ts';
import { readTypedDate } from './typedDate.ts';

/**
 * A date as text: shown as the language writes it, typed in that form or as `2027-06-12`. Focusing it opens the calendar, but it
 * can be used without one.
 * @param refusal a message if the date cannot be chosen
 */
export function DateField({
  name,
  label,
  date,
  today,
  inputRef,
  active,
  complete,
  onOpen,
  onEnterCalendar,
  onLeave,
  onDate,
  refusal,
  hintId,
  problem,
}: {
  name: 'checkIn' | 'checkOut';
  label: string;
  date: IsoDate | undefined;
  today: IsoDate | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Is the calendar open for this field? */
  active: boolean;
  /** Are both dates chosen? */
  complete: boolean;
  onOpen: () => void;
  onEnterCalendar: () => void;
  onLeave: () => void;
  /** `entered`: by the Enter key, which moves the focus to the next field. */
  onDate: (date: IsoDate | undefined, entered: boolean) => void;
  refusal: (date: IsoDate) => string | undefined;
  /** Of the element that says how dates can be typed. */
  hintId: string;
  problem: string | undefined;
}) {
  const { t } = useTranslation('stay');
  const { locale, fieldDate } = useFormat();
  const id = useId();
  // A touch opens the calendar, which a phone's keyboard would cover. Whoever has a real keyboard can still type. Until the page is
  // hydrated, `deferHydration` does the same; without scripts there is no calendar.
  const touch = useMediaQuery('(pointer: coarse)');
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  // A date chosen in the calendar replaces what was typed, even if it was unreadable.
  const [shown, setShown] = useState(date);
  if (date !== shown) {
    setShown(date);
    if (date) settle();
  }
  const example = t('dateExample');
  const message = wrong ?? problem;

  useEarlyInput(inputRef, (text) => {
    setTyped(text);
    if (document.activeElement !== inputRef.current) commit(false, text);
  });

  function commit(entered: boolean, typed: string | undefined) {
    if (typed === undefined) {
      if (entered) onDate(date, true);
      return;
    }
    if (typed.trim() === '') {
      settle();
      return onDate(undefined, entered);
    }
    const read = readTypedDate(typed, locale, today);
    const why = read ? refusal(read) : t('dateUnreadable', { example });
    if (!read || why) {
      setWrong(why);
      // The field no longer shows the former date, so a check must not use that one.
      if (date) onDate(undefined, false);
      return;
    }
    settle();
    onDate(read, entered);
  }

  function settle() {
    setTyped(undefined);
    setWrong(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed === undefined && complete) {
      // Nothing is left to be chosen: the browser sends the form.
      onLeave();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      commit(true, typed);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onEnterCalendar();
    } else if (event.key === 'Escape' && active) {
      // A dialog around the field stays open: only the calendar closes.
      event.stopPropagation();
      onLeave();
    }
  }

  return (
    <Cell data-active={active || undefined} data-wrong={message === undefined ? undefined : true}>
      <CellLabel htmlFor={id}>{label}</CellLabel>
      <DateInput
        ref={inputRef}
        id={id}
        name={name}
        type="text"
        inputMode={touch ? 'none' : 'text'}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('addDate')}
        value={typed ?? (date ? fieldDate(date) : '')}
        aria-describedby={`${hintId} ${id}-problem`}
        aria-invalid={message === undefined ? undefined : true}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        onFocus={onOpen}
        onClick={onOpen}
        onBlur={() => commit(false, typed)}
        onKeyDown={onKeyDown}
      />
      <CellProblem id={`${id}-problem`} role="status">
        {message}
      </CellProblem>
    </Cell>
  );
}

const DateInput = styled(CellInput)`
  cursor: pointer;
`;
