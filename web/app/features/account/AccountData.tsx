import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { ButtonRow, DialogTexts } from '../../ui/layout/layout.ts';
import { color } from '../../ui/theme/tokens.ts';
import { useAccountData } from './useAccountData.ts';

/**
 * Lets a signed-in guest download the data stored about them, and delete the account. Shown at the end of the guest's
 * page. Uses messages of `account`.
 */
export function AccountData() {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const account = useAccountData();
  const { doing, saved } = account;

  return (
    <Section aria-labelledby="account-data">
      <h2 id="account-data">{t('heading')}</h2>
      <p>{t('lead')}</p>
      <ButtonRow>
        <Button
          variant="outlined"
          aria-disabled={doing !== undefined || undefined}
          aria-busy={doing === 'downloading' || undefined}
          onClick={() => void account.download()}
        >
          <span>{t(doing === 'downloading' ? 'downloading' : 'download')}</span>
        </Button>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-disabled={doing !== undefined || undefined}
          onClick={() => {
            if (doing) return;
            account.clearRefusal();
            setAsking(true);
          }}
        >
          {t('delete')}
        </Button>
      </ButtonRow>
      <div>
        <Saved role="status">{saved && t('downloaded', { file: saved })}</Saved>
        <RefusalText account={account} />
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} account={account} />
    </Section>
  );
}

/** Asks before deleting an account, and states the consequences. Escape closes the dialog, except during the deletion. */
function DeleteDialog(props: { open: boolean; onClose: () => void; account: ReturnType<typeof useAccountData> }) {
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
        <DialogTexts id={text}>
          <p>{t('means')}</p>
          <p>
            {t('stays')} <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
          </p>
        </DialogTexts>
        <RefusalText account={account} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          aria-disabled={deleting || undefined}
          aria-busy={deleting || undefined}
          onClick={() => void account.remove()}
        >
          <span>{t(deleting ? 'deleting' : 'confirm')}</span>
        </Button>
        <Button autoFocus variant="outlined" aria-disabled={deleting || undefined} onClick={close}>
          {t('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Why a request was refused, with a link to a solution if there is one. The live region is rendered before its text, so that
 * screen readers announce it.
 */
function RefusalText({ account }: { account: ReturnType<typeof useAccountData> }) {
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

const Section = styled.section`
  display: grid;
  gap: 16px;
  padding-block: 40px;
  border-top: 1px solid ${color.divider};
  & > h2 {
    font-size: clamp(1.625rem, 3vw, 2.125rem);
  }
  & > p {
    max-width: 620px;
  }
`;

const Saved = styled.p`
  overflow-wrap: anywhere;
`;

const Alert = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  color: ${color.error};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
