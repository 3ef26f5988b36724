import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { action, quietAction } from '../../ui/action.ts';
import { color, easeOut, from, radius } from '../../ui/tokens.ts';
import { optionalCategories, type OptionalCategory } from '../../villa/consent.ts';
import { consent } from './consent.ts';
import { acceptTypeOf, necessary } from './ConsentRecord.ts';

export interface ConsentSettingsProps {
  onClose: () => void;
}

/** Each purpose by itself. A native dialog: the page behind it is out of reach, and Escape closes it without a change. */
export function ConsentSettings({ onClose }: ConsentSettingsProps) {
  const { t } = useTranslation(['consent', 'site']);
  const dialog = useRef<HTMLDialogElement>(null);
  const [decided] = useState(() => consent().isDecided());
  const [accepted, setAccepted] = useState(() => optionalCategories.filter((one) => consent().isAccepted(one)));
  const [typeSoFar] = useState(() => acceptTypeOf(accepted, optionalCategories));

  useLayoutEffect(() => {
    const element = dialog.current!;
    const cameFrom = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // The card that it was opened from may be gone with the decision.
      const back = cameFrom?.isConnected ? cameFrom : document.getElementById('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);

  const toggle = (category: OptionalCategory, on: boolean) =>
    setAccepted(optionalCategories.filter((one) => (one === category ? on : accepted.includes(one))));

  function decide(categories: readonly string[]) {
    consent().decide(categories);
    onClose();
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby="consent-settings"
      onKeyDown={keepFocusInside}
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose();
      }}
    >
      <Head>
        <h2 id="consent-settings">{t('footer.consent', { ns: 'site' })}</h2>
        <Close type="button" aria-label={t('close')} onClick={onClose}>
          <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeWidth="1.5" aria-hidden>
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </Close>
      </Head>
      <p>{t('settingsText')}</p>
      {decided && <p>{t(`soFar.${typeSoFar}`)}</p>}
      <ul>
        <Purpose name={necessary} heading={t('necessary.heading')} text={t('necessary.text')} on />
        {optionalCategories.map((category) => (
          <Purpose
            key={category}
            name={category}
            heading={t(`optional.${category}.heading`)}
            text={t(`optional.${category}.text`)}
            on={accepted.includes(category)}
            onToggle={(on) => toggle(category, on)}
          />
        ))}
      </ul>
      <Actions>
        <Quiet type="button" onClick={() => decide([])}>
          {t('rejectAll')}
        </Quiet>
        <Quiet type="button" onClick={() => decide(optionalCategories)}>
          {t('acceptAll')}
        </Quiet>
        <Save type="button" onClick={() => decide(accepted)}>
          {t('save')}
        </Save>
      </Actions>
    </Dialog>
  );
}

/** @param props.onToggle none for what cannot be switched off */
function Purpose(props: {
  name: string;
  heading: string;
  text: string;
  on: boolean;
  onToggle?: (on: boolean) => void;
}) {
  const { name, heading, text, on, onToggle } = props;
  return (
    <Row>
      <label htmlFor={`consent-${name}`}>{heading}</label>
      <Switch
        id={`consent-${name}`}
        type="checkbox"
        checked={on}
        disabled={!onToggle}
        onChange={(event) => onToggle?.(event.target.checked)}
        aria-describedby={`consent-${name}-text`}
      />
      <p id={`consent-${name}-text`}>{text}</p>
    </Row>
  );
}

/** The browser keeps the focus off the page, but lets it leave for its own buttons: here Tab goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, input:not(:disabled)');
  const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

const Dialog = styled.dialog`
  width: min(100% - 24px, 600px);
  max-height: calc(100dvh - 24px);
  margin: auto auto 12px;
  padding: 20px 20px 0;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.paper};
  color: ${color.ink};
  animation: appear 200ms ${easeOut};
  &::backdrop {
    background: rgb(24 40 47 / 0.5);
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  & > p {
    margin-top: 10px;
    color: ${color.soft};
  }
  & > ul {
    margin-top: 16px;
  }
  ${from.tablet} {
    margin: auto;
    padding: 28px 32px 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  & h2 {
    font-size: 28px;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover {
    background: ${color.stone};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 20px;
  padding-block: 12px;
  border-top: 1px solid ${color.line};
  & > label {
    padding-block: 8px;
    font-weight: 600;
    cursor: pointer;
  }
  & > p {
    grid-column: 1 / -1;
    font-size: 16px;
    line-height: 1.5;
    color: ${color.soft};
  }
`;

const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 52px;
  height: 30px;
  margin: 0;
  border: 2px solid ${color.edge};
  border-radius: 15px;
  background: #ffffff;
  cursor: pointer;
  transition: background 200ms ${easeOut};
  &::before {
    content: '';
    position: absolute;
    inset: 4px auto auto 4px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: ${color.edge};
    transition: transform 200ms ${easeOut};
  }
  &:checked {
    border-color: ${color.sea};
    background: ${color.sea};
  }
  &:checked::before {
    background: #ffffff;
    transform: translateX(22px);
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: 8px;
  padding-block: 12px 20px;
  background: ${color.paper};
  & > button {
    min-height: 48px;
    padding: 6px 12px;
    font-size: 16px;
    line-height: 1.2;
  }
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    padding-bottom: 28px;
  }
`;

const Quiet = styled.button`
  ${quietAction}
`;

const Save = styled.button`
  ${action}
`;
