import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { RefusalText } from './RefusalText.tsx';
import type { useAccountData } from './useAccountData.ts';

/** Asks before an account is deleted, and says what that means. Escape closes it, except during the deletion. */
export function DeleteDialog(props: {
  open: boolean;
  onClose: () => void;
  account: ReturnType<typeof useAccountData>;
}) {
  const { t } = useTranslation('account');
  const { open, onClose, account } = props;
  const [title, text] = [useId(), useId()];
  const deleting = account.doing === 'deleting';
  const close = () => {
    if (!deleting) onClose();
  };
  return (
    <Dialog
      open={open}
      aria-labelledby={title}
      aria-describedby={text}
      onClose={close}
      slotProps={{ transition: { onExited: account.clearRefusal } }}
    >
      <DialogTitle id={title}>{t('question')}</DialogTitle>
      <DialogContent>
        <Texts id={text}>
          <p>{t('means')}</p>
          <p>
            {t('stays')} <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
          </p>
        </Texts>
        <RefusalText account={account} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          aria-disabled={deleting || undefined}
          aria-busy={deleting || undefined}
          onClick={() => void account.remove()}
        >
          {t(deleting ? 'deleting' : 'confirm')}
        </Button>
        <Button autoFocus variant="outlined" aria-disabled={deleting || undefined} onClick={close}>
          {t('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Texts = styled.div`
  display: grid;
  gap: 14px;
`;
