import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { color, radius, shadow } from '../../ui/theme/tokens.ts';
import type { AccountItemsProps } from './AccountItems.tsx';
import { SignedInPerson } from './SignedInPerson.tsx';

/** In place of the account menu where its module cannot be loaded: a guest can still sign out. Escape or a press beside it closes it. */
export function AccountDialog({ hint, open, onClose, onLogOut, failed }: AccountItemsProps) {
  const { t } = useTranslation('signIn');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <Dialog
      ref={dialog}
      aria-label={t('account')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <SignedInPerson hint={hint} />
      <button type="button" onClick={() => void onLogOut()}>
        {failed ? t('problem.unexpected') : t('logOut')}
      </button>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(300px, 100vw - 40px);
  padding: 8px;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.white};
  color: ${color.ink};
  box-shadow: ${shadow};
  & > button {
    width: 100%;
    min-height: 48px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
