import styled from '@emotion/styled';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInHint } from '../../firebase/session/signedInHint.ts';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { OtherLetters } from '../../ui/theme/OtherLetters.tsx';
import { color, from } from '../../ui/theme/tokens.ts';
import { AccountDialog } from './AccountDialog.tsx';
import type { AccountItemsProps } from './AccountItems.tsx';
import { PersonIcon, SignedInPerson } from './SignedInPerson.tsx';
import { useLogOut } from './useLogOut.ts';

const loadItems = () => import('./AccountItems.tsx');
const AccountItems = lazy<ComponentType<AccountItemsProps>>(() =>
  loadItems().then(
    (module) => ({ default: module.AccountItems }),
    () => ({ default: AccountDialog }),
  ),
);

export interface AccountProps {
  hint: SignedInHint;
  /** In the panel of a phone all items are visible. */
  inPanel?: boolean;
}

/** Who is signed in, with "sign out". */
export function AccountMenu({ hint, inPanel = false }: AccountProps) {
  const { t } = useTranslation('signIn');
  const messages = useNamespaces(true, 'signIn');
  if (messages !== 'ready') return inPanel ? null : <Placeholder />;
  if (inPanel) return <PanelAccount hint={hint} />;
  const who = hint.name ?? hint.email;
  return <HeaderAccount hint={hint} label={who ? t('signedInAs', { who }) : t('account')} />;
}

function HeaderAccount({ hint, label }: { hint: SignedInHint; label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** MUI's menu is loaded with the first use; it stays for its closing transition. */
  const [used, setUsed] = useState(false);
  const [initial] = hint.name ?? hint.email ?? '';
  const { logOut, failed } = useLogOut();
  // A failure shows when it is opened.
  const preload = () => void loadItems().catch(() => {});
  return (
    <Wide>
      <Opener
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        {initial ?? <PersonIcon />}
      </Opener>
      {used && (
        <Suspense>
          <AccountItems
            hint={hint}
            anchor={button}
            open={open}
            onClose={() => setOpen(false)}
            failed={failed}
            onLogOut={async () => {
              // Closed first, since an open menu holds the focus; what failed is shown in it.
              setOpen(false);
              setOpen(!(await logOut()));
            }}
          />
        </Suspense>
      )}
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

/** On phones there is no space for another button: it is in the panel instead. */
const Wide = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
`;

const Placeholder = styled(Wide)`
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
  [data-ground='deep'] & {
    background: ${color.onDeep};
    color: ${color.deep};
  }
`;

/** Its colours are those of the panel. */
const Panel = styled.div`
  margin-top: 24px;
  & > div {
    padding-inline: 0;
  }
  & [aria-hidden] {
    background: ${color.onDeep};
    color: ${color.deep};
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
