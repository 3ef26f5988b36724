import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { primaryButton } from '../../../ui/theme/primaryButton.ts';

/**
 * The submit button of the form.
 * @param label the text, if not "Check availability"
 */
export function CheckButton({ checking, label }: { checking: boolean; label?: string | undefined }) {
  const { t } = useTranslation('stay');
  return (
    <Primary type="submit" aria-disabled={checking || undefined} aria-busy={checking || undefined}>
      {checking ? t('checking') : (label ?? t('check'))}
    </Primary>
  );
}

const Primary = styled.button`
  ${primaryButton}
  width: 100%;
  &[aria-busy] {
    cursor: progress;
  }
`;
