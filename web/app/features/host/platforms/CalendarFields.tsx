import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { StandingLine } from '../forms/StandingLine.tsx';
import { useFieldStanding } from '../forms/useStandingText.ts';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { Group, Said } from '../forms/formStyle.ts';
import type { CalendarForm } from './CalendarForm.ts';

/** The fields of a platform's calendar. @param fault what is wrong with the URL */
export function CalendarFields({
  platform,
  form,
  fault,
  onChange,
}: {
  /** Its name. */
  platform: string;
  form: CalendarForm;
  fault: string | undefined;
  onChange: (changes: Partial<CalendarForm>) => void;
}): ReactNode {
  const { t } = useTranslation('hostPlatforms');
  const hint = useId();
  const standing = useFieldStanding('feedUrl', undefined);
  return (
    <>
      <InputField
        label={t('in.label', { platform })}
        name="feedUrl"
        // Of type `text`: the browser's own check of a `url` knows no `webcal`.
        type="text"
        value={form.feedUrl}
        error={fault !== undefined}
        helperText={fault ?? standing ?? t('in.hint', { platform })}
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
        <SwitchField
          label={t('ignores')}
          checked={form.ignoresBlocked}
          describedBy={hint}
          onChange={(ignoresBlocked) => onChange({ ignoresBlocked })}
        />
        <Said id={hint}>{t('ignoresHint')}</Said>
        <StandingLine field="ignoresBlocked" write={(ignores: boolean) => t(ignores ? 'ignoresOn' : 'ignoresOff')} />
      </Group>
    </>
  );
}
