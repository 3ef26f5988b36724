import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { color } from '../../ui/theme/tokens.ts';
import type { useAccountData } from './useAccountData.ts';

/** Why a request was refused, with a link to a solution if there is one. The live region is rendered before its text, so that it is announced. */
export function RefusalText({ account }: { account: ReturnType<typeof useAccountData> }) {
  const { t } = useTranslation('account');
  const { refusal, signInAgain } = account;
  return (
    <Alert role="alert">
      {refusal && <p>{refusal.text}</p>}
      {refusal?.signIn && (
        <Button variant="outlined" onClick={signInAgain}>
          {t('signIn')}
        </Button>
      )}
    </Alert>
  );
}

const Alert = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  color: ${color.bad};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
