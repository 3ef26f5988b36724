import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { SignedInHint } from '../../firebase/session/signedInHint.ts';
import { color } from '../../ui/theme/tokens.ts';

/** Name and email of who is signed in, as far as the account has them. */
export function SignedInPerson({ hint: { name, email } }: { hint: SignedInHint }) {
  const { t } = useTranslation('signIn');
  const who = name ?? email;
  return (
    <Row>
      <PersonDisc aria-hidden>{who?.[0] ?? <PersonIcon />}</PersonDisc>
      <span>
        {who ? t('signedInAs', { who }) : t('account')}
        {name && email && <small>{email}</small>}
      </span>
    </Row>
  );
}

export function PersonIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" />
    </svg>
  );
}

const Row = styled.div`
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

export const PersonDisc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${color.sea};
  color: #ffffff;
  text-transform: uppercase;
`;
