import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInHint } from '../../firebase/signedInHint.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { dropMenu } from '../../ui/dropMenu.ts';
import { loadPart } from '../../ui/loadPart.ts';
import { OtherLetters } from '../../ui/OtherLetters.tsx';
import { showToast } from '../../ui/showToast.tsx';
import { color, from } from '../../ui/tokens.ts';

export interface AccountProps {
  hint: SignedInHint;
  /** In the panel of a phone everything stands open. */
  inPanel?: boolean;
}

export function AccountMenu({ hint: { name, email }, inPanel = false }: AccountProps) {
  const { t } = useTranslation(['signIn', 'site']);
  const words = useLateWords(true, 'signIn');
  const menu = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const who = name ?? email ?? '';
  const [initial = ''] = who;
  const close = () => menu.current?.hidePopover();

  async function logOut() {
    if (busy.current) return;
    busy.current = true;
    try {
      const { signOut } = await loadPart(import('../../firebase/session.ts'));
      await signOut();
      // Its button is gone.
      document.getElementById('main')?.focus();
      showToast(t('loggedOut'), t('close'));
    } catch {
      setFailed(true);
    } finally {
      busy.current = false;
    }
  }

  if (words !== 'ready') return inPanel ? null : <Room />;

  const content = (
    <>
      <OtherLetters />
      <Who>
        <Disc aria-hidden>{initial}</Disc>
        <span>
          {who ? t('signedInAs', { who }) : t('account')}
          {name && email && <small>{email}</small>}
        </span>
      </Who>
      {!inPanel && (
        <MenuLink page="myBookings" onClick={close}>
          {t('nav.myBookings', { ns: 'site' })}
        </MenuLink>
      )}
      <MenuButton type="button" onClick={() => void logOut()}>
        {t('logOut')}
      </MenuButton>
      <Alert role="alert">{failed && t('problem.unexpected')}</Alert>
    </>
  );
  if (inPanel) return <Panel>{content}</Panel>;
  return (
    <Wide>
      <Opener type="button" popoverTarget="account-menu" aria-label={who ? t('signedInAs', { who }) : t('account')}>
        {initial || <Person />}
      </Opener>
      <Menu id="account-menu" ref={menu} popover="auto" role="group" aria-label={t('account')}>
        {content}
      </Menu>
    </Wide>
  );
}

function Person() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" />
    </svg>
  );
}

/** On phones there is no room for a further button: there it stands in the panel. */
const Wide = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
`;

const Room = styled(Wide)`
  width: 48px;
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.sea};
  color: #ffffff;
  font-size: 18px;
  font-weight: 600;
  text-transform: uppercase;
  cursor: pointer;
  anchor-name: --account-button;
  [data-ground='deep'] & {
    background: ${color.onDeep};
    color: ${color.deep};
  }
`;

const Menu = styled.div`
  ${dropMenu('--account-button')}
  width: 300px;
  max-width: calc(100vw - 40px);
`;

/** Its colours are those of the panel. */
const Panel = styled.div`
  margin-top: 24px;
  & p,
  & button {
    padding-inline: 0;
  }
  & [aria-hidden] {
    background: ${color.onDeep};
    color: ${color.deep};
  }
  & button {
    font-weight: 600;
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
  & button:hover {
    background: none;
  }
  & [role='alert'] {
    color: inherit;
  }
  ${from.tablet} {
    display: none;
  }
`;

const Who = styled.p`
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
    font-size: 15px;
    font-weight: 400;
    opacity: 0.8;
  }
`;

const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${color.sea};
  color: #ffffff;
  text-transform: uppercase;
  &:empty {
    display: none;
  }
`;

const entry = `
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: 8px 14px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  font-size: inherit;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${color.stone};
  }
`;

const MenuLink = styled(PageLink)(entry);

const MenuButton = styled.button(entry);

const Alert = styled.p`
  padding: 8px 14px;
  color: ${color.bad};
  &:empty {
    display: none;
  }
`;
