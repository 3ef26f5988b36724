import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { color } from '../../ui/theme/tokens.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RefusalText } from './RefusalText.tsx';
import { useAccountData } from './useAccountData.ts';

/** What is stored on a guest: theirs to take away, and to have deleted. */
export function AccountChoices() {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const account = useAccountData();
  const { doing, saved } = account;

  return (
    <Section aria-labelledby="account-data">
      <h2 id="account-data">{t('heading')}</h2>
      <p>{t('lead')}</p>
      <Buttons>
        <Button
          variant="outlined"
          aria-disabled={doing !== undefined || undefined}
          aria-busy={doing === 'downloading' || undefined}
          onClick={() => void account.download()}
        >
          {t(doing === 'downloading' ? 'downloading' : 'download')}
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
      </Buttons>
      <div>
        <Saved role="status">{saved && t('downloaded', { file: saved })}</Saved>
        <RefusalText account={account} />
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} account={account} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: 16px;
  padding-block: 40px;
  border-top: 1px solid ${color.line};
  & > h2 {
    font-size: clamp(26px, 3vw, 34px);
  }
  & > p {
    max-width: 620px;
  }
`;

const Saved = styled.p`
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 8px;
`;
