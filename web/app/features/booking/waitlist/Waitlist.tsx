import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '../../../i18n/useNamespaces.ts';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { useLazy } from '../calendar/useLazy.ts';
import { chosenStay, type StayChoice } from '../chosenStay/StayChoice.ts';
import type { WaitlistDialogProps } from './WaitlistDialog.tsx';

export interface WaitlistProps {
  choice: StayChoice;
  /** Slug of the apartment that the guest waits for; any if missing, or several if the party fits into none alone. */
  apartment?: string;
  needsSeveral?: boolean;
  /** Of the apartment, where several are shown. */
  name?: string;
}

const loadDialog = () => import('./WaitlistDialog.tsx').then((module) => module.WaitlistDialog);

/** Where nights are taken: a button that asks for a mail when they become free. */
export function Waitlist({ choice, apartment, needsSeveral = false, name }: WaitlistProps) {
  const { t } = useTranslation('waitlist');
  const messages = useNamespaces(true, 'waitlist', 'offer', 'format');
  const [opened, setOpened] = useState(false);
  const stay = chosenStay(choice);
  if (!stay || messages !== 'ready') return null;
  const title = t(apartment !== undefined ? 'ask' : needsSeveral ? 'askTogether' : 'askAny');
  const { adults, children } = choice;
  const wish = { ...stay, adults, children, ...(apartment === undefined ? {} : { apartment }) };
  return (
    <div>
      <Ask type="button" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {name !== undefined && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
        {title}
      </Ask>
      {opened && <LazyDialog wish={wish} title={title} onClose={() => setOpened(false)} />}
    </div>
  );
}

function LazyDialog(props: WaitlistDialogProps) {
  const { t } = useTranslation('errors');
  const loaded = useLazy(loadDialog);
  if (loaded.state === 'failed') return <p role="alert">{t('unexpected')}</p>;
  return loaded.state === 'ready' && <loaded.value {...props} />;
}

const Ask = styled.button`
  /* On a card whose link covers it. */
  position: relative;
  z-index: 1;
  min-height: 44px;
  padding: 8px 0;
  border: 0;
  background: none;
  color: ${color.sea};
  font: inherit;
  font-size: 16px;
  line-height: 1.35;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
