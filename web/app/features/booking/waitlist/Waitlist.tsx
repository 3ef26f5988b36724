import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '../../../i18n/useNamespaces.ts';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { WaitlistDialog } from './WaitlistDialog.tsx';
import { color } from '../../../ui/theme/tokens.ts';
import { chosenStay, type StayChoice } from '../chosenStay/StayChoice.ts';

export interface WaitlistProps {
  choice: StayChoice;
  /**
   * Slug of the apartment to wait for. If missing, the guest waits for any apartment, or for several if none is large
   * enough alone.
   */
  apartment?: string;
  needsSeveral?: boolean;
  /** Name of the apartment, if the page shows several. */
  name?: string;
}

/** Shown when nights are taken: a button with which a guest asks for a mail when they become free. */
export function Waitlist({ choice, apartment, needsSeveral = false, name }: WaitlistProps) {
  const { t } = useTranslation('waitlist');
  useNamespaces('waitlist', 'offer', 'format');
  const [opened, setOpened] = useState(false);
  const stay = chosenStay(choice);
  if (!stay) return null;
  const title = t(apartment !== undefined ? 'ask' : needsSeveral ? 'askTogether' : 'askAny');
  const { adults, children, babies } = choice;
  // Leaves out missing fields, because Firebase would send `undefined` as `null`, which the contract refuses.
  const entry = { ...stay, adults, children, ...(babies && { babies }), ...(apartment !== undefined && { apartment }) };
  return (
    <div>
      <Ask type="button" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {name !== undefined && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
        <span>{title}</span>
      </Ask>
      {opened && <WaitlistDialog entry={entry} title={title} onClose={() => setOpened(false)} />}
    </div>
  );
}

const Ask = styled.button`
  /* Lies above the link that covers the card. */
  position: relative;
  z-index: 1;
  min-height: 44px;
  padding: 8px 0;
  border: 0;
  background: none;
  color: ${color.secondary};
  font: inherit;
  font-size: 1rem;
  line-height: 1.35;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
