import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { Group, Notice } from '../forms/formStyle.ts';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';

/** The fields of a platform's calendar. @param fault message about the URL */
export function CalendarFields({
  platform,
  form,
  fault,
  onChange,
}: {
  /** The platform's name. */
  platform: string;
  form: CalendarForm;
  fault: string | undefined;
  onChange: (changes: Partial<CalendarForm>) => void;
}): ReactNode {
  const { t } = useTranslation('hostPlatforms');
  const hint = useId();
  return (
    <>
      <InputField
        label={t('in.label', { platform })}
        name="feedUrl"
        // Has the type `text`, because browsers do not accept `webcal` in fields of the type `url`.
        type="text"
        value={form.feedUrl}
        error={fault !== undefined}
        helperText={fault ?? t('in.hint', { platform })}
        inputProps={{
          inputMode: 'url',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 2000,
        }}
        onChange={({ target }) => onChange({ feedUrl: target.value })}
      />
      <TypedField
        field="label"
        label={t('name')}
        kind="text"
        value={form.label}
        hint={t('nameHint')}
        onValue={(label) => onChange({ label })}
      />
      <Group>
        <FormControlLabel
          label={t('ignores')}
          control={
            <Checkbox
              checked={form.ignoresBlocked}
              slotProps={{ input: { 'aria-describedby': hint } }}
              onChange={(_, ignoresBlocked) => onChange({ ignoresBlocked })}
            />
          }
        />
        <Notice id={hint}>{t('ignoresHint')}</Notice>
      </Group>
    </>
  );
}

/** A platform's calendar as typed by an owner. */
export interface CalendarForm {
  feedUrl: string;
  label: string;
  ignoresBlocked: boolean;
}

export const emptyForm: CalendarForm = { feedUrl: '', label: '', ignoresBlocked: false };

export function calendarFormOf({ feedUrl, label, ignoresBlocked }: DeskCalendar): CalendarForm {
  return { feedUrl: feedUrl ?? '', label, ignoresBlocked };
}

/** The values in the callable's format. */
export function calendarValues({ feedUrl, label, ignoresBlocked }: CalendarForm) {
  return { feedUrl: feedUrl.trim() || null, label: label.trim(), ignoresBlocked };
}
