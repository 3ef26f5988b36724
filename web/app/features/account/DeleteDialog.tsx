import { useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { AskButtons, AskDialog, Keep, Yes } from '../../ui/askDialog.ts';
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
    <AskDialog
      ref={dialog}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={(event) => deleting && event.preventDefault()}
      onClose={account.forget}
    >
      <h2 id={title}>{t('question')}</h2>
      <div id={text}>
        <p>{t('means')}</p>
        <p>
          {t('stays')} <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
        </p>
      </div>
      <RefusalText account={account} />
      <AskButtons>
        <Yes
          type="button"
          aria-disabled={deleting || undefined}
          aria-busy={deleting || undefined}
          onClick={() => void account.remove()}
        >
          {t(deleting ? 'deleting' : 'confirm')}
        </Yes>
        <Keep
          type="button"
          ref={focusFirst}
          aria-disabled={deleting || undefined}
          onClick={() => !deleting && dialog.current?.close()}
        >
          {t('keep')}
        </Keep>
      </AskButtons>
    </AskDialog>
  );
}

/** React has a focus of its own for `autoFocus`; a dialog that opens looks for the attribute. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
