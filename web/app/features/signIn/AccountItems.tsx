import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInHint } from '../../firebase/session/signedInHint.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { OtherLetters } from '../../ui/theme/OtherLetters.tsx';
import { SignedInPerson } from './SignedInPerson.tsx';

export interface AccountItemsProps {
  hint: SignedInHint;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  onLogOut: () => Promise<void>;
  /** Has the last attempt to log out failed? */
  failed: boolean;
}

/** The menu that opens from the header's button. */
export function AccountItems({ hint, anchor, open, onClose, onLogOut, failed }: AccountItemsProps) {
  const { t } = useTranslation(['signIn', 'site']);
  return (
    <AppTheme>
      <Menu
        id="account-menu"
        open={open}
        anchorEl={() => anchor.current}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { style: { width: 300 } }, list: { 'aria-label': t('account') } }}
      >
        <li role="presentation">
          <OtherLetters />
          <SignedInPerson hint={hint} />
        </li>
        <MenuItem component={PageLink} page="myBookings" onClick={onClose}>
          {t('nav.myBookings', { ns: 'site' })}
        </MenuItem>
        {/* A failure is shown in the item itself: a menu holds nothing but its items. */}
        <MenuItem onClick={() => void onLogOut()}>{failed ? t('problem.unexpected') : t('logOut')}</MenuItem>
      </Menu>
    </AppTheme>
  );
}
