import styled from '@emotion/styled';
import type { IsoDate } from 'functions/domain/isoDate';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { VisuallyHidden } from '../../ui/layout.ts';
import { Cell, CellInput, CellLabel, CellProblem } from './StayCell.ts';
import { readTypedDate, writeDate } from './typedDate.ts';

/**
 * A date as text: shown as the language writes it, typed in that form or as `2027-06-12`. Focusing it opens the calendar,
 * but nobody needs a calendar to use it.
 * @param refusal why a date that can be read cannot be had, in words
 */
export function DateField({
  name,
  label,
  date,
  today,
  inputRef,
  active,
  onOpen,
  onEnterCalendar,
  onLeave,
  onDate,
  refusal,
  problem,
}: {
  name: 'checkIn' | 'checkOut';
  label: string;
  date: IsoDate | undefined;
  today: IsoDate | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** Is the calendar open for this field? */
  active: boolean;
  onOpen: () => void;
  onEnterCalendar: () => void;
  onLeave: () => void;
  /** `entered`: by the Enter key, which leads on to what comes next. */
  onDate: (date: IsoDate | undefined, entered: boolean) => void;
  refusal: (date: IsoDate) => string | undefined;
  problem: string | undefined;
}) {
  const { t } = useTranslation('stay');
  const { locale } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  // A date chosen in the calendar takes the place of what was typed before, also of what could not be read.
  const [shown, setShown] = useState(date);
  if (date !== shown) {
    setShown(date);
    if (date) settle();
  }
  const example = t('dateExample');
  const said = wrong ?? problem;

  function commit(entered: boolean) {
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
      // What stands in the field is not the date that was there before, so that one must not be checked in its place.
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
    if (event.key === 'Enter') {
      event.preventDefault();
      commit(true);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onEnterCalendar();
    } else if (event.key === 'Escape' && active) {
      // Of a dialog around it only the calendar closes.
      event.preventDefault();
      onLeave();
    }
  }

  return (
    <Cell data-active={active || undefined} data-wrong={said === undefined ? undefined : true}>
      <CellLabel htmlFor={id}>{label}</CellLabel>
      <DateInput
        ref={inputRef}
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('addDate')}
        value={typed ?? (date ? writeDate(date, locale) : '')}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={said === undefined ? undefined : true}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        onFocus={onOpen}
        onClick={onOpen}
        onBlur={() => commit(false)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden id={`${id}-hint`}>{t('dateHint', { example })}</VisuallyHidden>
      <CellProblem id={`${id}-problem`} role="status">
        {said}
      </CellProblem>
    </Cell>
  );
}

const DateInput = styled(CellInput)`
  cursor: pointer;
`;
