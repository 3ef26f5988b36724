import type { parseOwnersStay } from 'functions/domain/ownersStay';
import { longestStay, type Stay } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../../form/InputField.tsx';
import { Pair } from '../../calendar/sheets/sheetStyle.ts';
import { useDatesProblem } from '../../calendar/sheets/typedNights.ts';

export function StayDates({
  typed,
  parsed,
  tried,
  onChange,
}: {
  typed: Readonly<Record<keyof Stay, string>>;
  parsed: ReturnType<typeof parseOwnersStay>;
  /** Whether the owner has tried to save. From then on, a refused date shows why. */
  tried: boolean;
  onChange: (changes: Partial<Record<keyof Stay, string>>) => void;
}) {
  const { t } = useTranslation('hostBooking');
  const problemText = useDatesProblem(longestStay, t('moving.wrong'));
  const problemOf = (date: keyof Stay) =>
    tried && 'problem' in parsed && parsed.date === date ? problemText(parsed.problem) : undefined;
  return (
    <Pair>
      {(['checkIn', 'checkOut'] as const).map((date) => (
        <InputField
          key={date}
          type="date"
          name={date}
          label={t(`field.${date}`)}
          value={typed[date]}
          error={problemOf(date) !== undefined}
          helperText={problemOf(date)}
          onChange={({ target }) => onChange({ [date]: target.value })}
        />
      ))}
    </Pair>
  );
}
