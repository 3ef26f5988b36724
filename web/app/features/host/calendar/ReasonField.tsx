import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';

/** Why nights are closed. */
export function ReasonField({
  value,
  standing,
  onValue,
}: {
  value: string;
  /** What somebody else has written there meanwhile. */
  standing?: string | undefined;
  onValue: (reason: string) => void;
}) {
  const { t } = useTranslation('hostCalendar');
  return (
    <InputField
      name="reason"
      label={t('block.reason')}
      value={value}
      helperText={standing ?? t('block.reasonHint')}
      onChange={({ target }) => onValue(target.value)}
      inputProps={{ maxLength: 500, autoComplete: 'off' }}
    />
  );
}
