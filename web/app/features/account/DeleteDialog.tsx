import styled from '@emotion/styled';
import { useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { action, quietAction } from '../../ui/action.ts';
import { color, easeOut, from, radius } from '../../ui/tokens.ts';
import { RefusalText } from './RefusalText.tsx';
import type { useAccountData } from './useAccountData.ts';

/** Says what deleting means before it is done. Escape keeps the account, but not while it is being deleted. */
export function DeleteDialog(props: {
  dialog: RefObject<HTMLDialogElement | null>;
  account: ReturnType<typeof useAccountData>;
}) {
  const { t } = useTranslation('account');
  const { dialog, account } = props;
  const [title, text] = [useId(), useId()];
  const deleting = account.doing === 'deleting';
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={(event) => deleting && event.preventDefault()}
      onClose={account.forget}
    >
      <h2 id={title}>{t('question')}</h2>
      <div id={text}>
        <p>{t('means')}</p>
        <p>{t('stays')}</p>
      </div>
      <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
      <RefusalText account={account} />
      <Actions>
        <Keep type="button" aria-disabled={deleting || undefined} onClick={() => !deleting && dialog.current?.close()}>
          {t('keep')}
        </Keep>
        <Confirm
          type="button"
          aria-disabled={deleting || undefined}
          aria-busy={deleting || undefined}
          onClick={() => void account.remove()}
        >
          {t(deleting ? 'deleting' : 'confirm')}
        </Confirm>
      </Actions>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(100% - 24px, 600px);
  max-height: calc(100dvh - 24px);
  margin: auto auto 12px;
  padding: 24px 20px;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.paper};
  color: ${color.ink};
  animation: ask 200ms ${easeOut};
  &[open] {
    display: grid;
    gap: 16px;
    justify-items: start;
  }
  &::backdrop {
    background: rgb(24 40 47 / 0.5);
  }
  @keyframes ask {
    from {
      opacity: 0;
    }
  }
  & > h2 {
    font-size: 28px;
  }
  & > div > p + p {
    margin-top: 10px;
  }
  & > a {
    padding-block: 10px;
  }
  ${from.tablet} {
    margin: auto;
    padding: 32px 36px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: 100%;
  & > button {
    flex: 1 1 200px;
  }
`;

const Keep = styled.button`
  ${quietAction}
`;

const Confirm = styled.button`
  ${action}
  &[aria-busy] {
    cursor: progress;
  }
`;
