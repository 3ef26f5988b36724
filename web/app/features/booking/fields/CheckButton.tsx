import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { primaryButton, secondaryButton } from '../../../ui/theme/primaryButton.ts';

/** @param quiet once the dates are free, another action is the one of the view */
export function CheckButton({ checking, quiet = false }: { checking: boolean; quiet?: boolean }) {
  const { t } = useTranslation('stay');
  const Button = quiet ? SecondaryButton : PrimaryButton;
  return (
    <Button type="submit" aria-disabled={checking || undefined} aria-busy={checking || undefined}>
      {checking ? t('checking') : t('check')}
    </Button>
  );
}

const PrimaryButton = styled.button`
  ${primaryButton}
  width: 100%;
  &[aria-busy] {
    cursor: progress;
  }
`;

const SecondaryButton = styled.button`
  ${secondaryButton}
  width: 100%;
`;
