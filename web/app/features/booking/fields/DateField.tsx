import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { Cell, CellInput, CellLabel, CellProblem } from './StayCell.ts';
import { readTypedDate } from './typedDate.ts';
import { useTypedText } from './useTypedText.ts';

/**
 * A date as text. Shows the date in the language's format, and accepts that format or `2027-06-12`. When the field gets
 * the focus, the calendar opens, but the field works without it.
 * @param refusal returns a message if the date cannot be chosen
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
  /** Whether the calendar is open for this field. */
  active: boolean;
  /** Whether both dates are chosen. */
  complete: boolean;
  onOpen: () => void;
  onEnterCalendar: () => void;
  onLeave: () => void;
  /** `entered`: the guest pressed Enter, which moves the focus to the next field. */
  onDate: (date: IsoDate | undefined, entered: boolean) => void;
  refusal: (date: IsoDate) => string | undefined;
  /** `id` of the element that explains how to type dates. */
  hintId: string;
  problem: string | undefined;
}) {
  const { t } = useTranslation('stay');
  const { locale, fieldDate } = useFormat();
  const id = useId();
  // A touch opens only the calendar, because the keyboard of a phone would cover it. Guests with a real keyboard can
  // still type.
  const touch = useMediaQuery('(pointer: coarse)');
  const [wrong, setWrong] = useState<string>();
  const { typed, show } = useTypedText(inputRef, date ? fieldDate(date) : '', () => commit(false));
  // A date chosen in the calendar replaces the typed text, even if that text is not a date.
  const [shown, setShown] = useState(date);
  if (date !== shown) {
    setShown(date);
    if (date) setWrong(undefined);
  }
  const example = t('dateExample');
  const message = wrong ?? problem;

  // The field may have been focused before hydration.
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === inputRef.current) onOpen();
  });
  useEffect(() => openIfFocused(), []);

  function commit(entered: boolean) {
    const text = typed();
    if (text === undefined) {
      if (entered) onDate(date, true);
      return;
    }
    if (text.trim() === '') {
      settle('');
      return onDate(undefined, entered);
    }
    const read = readTypedDate(text, locale, today);
    const why = read ? refusal(read) : t('dateUnreadable', { example });
    if (!read || why) {
      setWrong(why);
      // The field no longer shows the previous date, so a check must not use it.
      if (date) onDate(undefined, false);
      return;
    }
    settle(fieldDate(read));
    onDate(read, entered);
  }

  function settle(text: string) {
    show(text);
    setWrong(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed() === undefined && complete) {
      // Both dates are chosen, so Enter submits the form.
      onLeave();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      commit(true);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onEnterCalendar();
    } else if (event.key === 'Escape' && active) {
      // Closes only the calendar, not a dialog around the field.
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
        defaultValue=""
        aria-haspopup="dialog"
        aria-describedby={`${hintId} ${id}-problem`}
        aria-invalid={message === undefined ? undefined : true}
        onChange={() => setWrong(undefined)}
        onFocus={onOpen}
        onClick={onOpen}
        onBlur={() => commit(false)}
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
