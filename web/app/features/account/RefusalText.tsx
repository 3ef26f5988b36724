import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { quietAction } from '../../ui/action.ts';
import { color } from '../../ui/tokens.ts';
import type { useAccountData } from './useAccountData.ts';

/** Why nothing came of it, and the way on if there is one. The region is there before it says something. */
export function RefusalText({ account }: { account: ReturnType<typeof useAccountData> }) {
  const { t } = useTranslation('account');
  const { refusal, signInAgain } = account;
  return (
    <Alert role="alert">
      {refusal && <p>{refusal.text}</p>}
      {refusal?.signIn && (
        <SignIn type="button" onClick={signInAgain}>
          {t('signIn')}
        </SignIn>
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
  &:not(:empty) {
    margin-top: 16px;
  }
`;

const SignIn = styled.button`
  ${quietAction}
`;
