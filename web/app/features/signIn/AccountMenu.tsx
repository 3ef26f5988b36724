import styled from '@emotion/styled';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInHint } from '../../firebase/session/signedInHint.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { OtherLetters } from '../../ui/theme/OtherLetters.tsx';
import { color, from } from '../../ui/theme/tokens.ts';
import { useLogOut } from './useLogOut.ts';

interface AccountProps {
  hint: SignedInHint;
  /** Whether the menu is in a phone's panel, where all items are visible. */
  inPanel?: boolean;
}

/** The signed-in guest, with "sign out". */
export function AccountMenu({ hint, inPanel = false }: AccountProps) {
  useNamespaces('signIn');
  const { t } = useTranslation('signIn');
  if (inPanel) return <PanelAccount hint={hint} />;
  const who = hint.name ?? hint.email;
  return <HeaderAccount hint={hint} label={who ? t('signedInAs', { who }) : t('account')} />;
}

function HeaderAccount({ hint, label }: { hint: SignedInHint; label: string }) {
  const { t } = useTranslation(['signIn', 'site']);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [initial] = hint.name ?? hint.email ?? '';
  const { logOut, failed } = useLogOut();
  return (
    <Wide>
      <Opener
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {initial ?? <PersonIcon />}
      </Opener>
      <AppTheme>
        <Menu
          id="account-menu"
          open={open}
          anchorEl={() => button.current}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { style: { width: 300 } }, list: { 'aria-label': t('account') } }}
        >
          <li role="presentation">
            <OtherLetters />
            <SignedInPerson hint={hint} />
          </li>
          <MenuItem component={PageLink} page="myBookings" onClick={() => setOpen(false)}>
            {t('nav.myBookings', { ns: 'site' })}
          </MenuItem>
          {/* The item itself shows a failure, because a menu may contain nothing but items. */}
          <MenuItem
            onClick={async () => {
              // Closes the menu first, because an open menu traps the focus.
              setOpen(false);
              setOpen(!(await logOut()));
            }}
          >
            <span>{failed ? t('problem.unexpected') : t('logOut')}</span>
          </MenuItem>
        </Menu>
      </AppTheme>
    </Wide>
  );
}

function PanelAccount({ hint }: { hint: SignedInHint }) {
  const { t } = useTranslation('signIn');
  const { logOut, failed } = useLogOut();
  return (
    <Panel>
      <OtherLetters />
      <SignedInPerson hint={hint} />
      <button type="button" onClick={() => void logOut()}>
        {t('logOut')}
      </button>
      <p role="alert">{failed && t('problem.unexpected')}</p>
    </Panel>
  );
}

/** Name and email of the signed-in guest, if the account has them. */
function SignedInPerson({ hint: { name, email } }: { hint: SignedInHint }) {
  const { t } = useTranslation('signIn');
  const who = name ?? email;
  return (
    <Person>
      <PersonDisc aria-hidden>{who?.[0] ?? <PersonIcon />}</PersonDisc>
      <span>
        <span>{who ? t('signedInAs', { who }) : t('account')}</span>
        {name && email && <small translate="no">{email}</small>}
      </span>
    </Person>
  );
}

function PersonIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" />
    </svg>
  );
}

/** Hidden on phones, which have no space for another button. There, the panel has the account. */
const Wide = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.secondary};
  color: ${color.onSecondary};
  font-size: 1.125rem;
  font-weight: 600;
  text-transform: uppercase;
  cursor: pointer;
  [data-ground='dark'] & {
    background: ${color.onHeader};
    color: ${color.headerBackground};
  }
`;

/** Takes its colours from the panel. */
const Panel = styled.div`
  margin-top: 24px;
  & > div {
    padding-inline: 0;
  }
  & [aria-hidden] {
    background: ${color.onHeader};
    color: ${color.headerBackground};
  }
  & > button {
    min-height: 48px;
    padding: 8px 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: inherit;
    font-weight: 600;
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  ${from.tablet} {
    display: none;
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 10px 14px;
  font-weight: 600;
  line-height: 1.35;
  & > span:last-of-type {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: 0.9375rem;
    font-weight: 400;
    opacity: 0.8;
  }
`;

const PersonDisc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${color.secondary};
  color: ${color.onSecondary};
  text-transform: uppercase;
`;
