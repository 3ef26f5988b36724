import styled from '@emotion/styled';
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { color, easeOut, radius, shadow } from './tokens.ts';

const ToastContext = createContext<(message: string) => void>(() => {});

const showFor = 6000;

/** Says a short message at the bottom centre of the window, aloud too, for six seconds. */
export function useToast(): (message: string) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<{ text: string; at: number } | null>(null);
  const show = useCallback((text: string) => setMessage({ text, at: Date.now() }), []);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), showFor);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <ToastContext value={show}>
      {children}
      <Place role="status">{message && <Slip key={message.at}>{message.text}</Slip>}</Place>
    </ToastContext>
  );
}

const Place = styled.div`
  position: fixed;
  inset: auto 20px max(20px, env(safe-area-inset-bottom));
  z-index: 1400;
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

const Slip = styled.p`
  pointer-events: auto;
  max-width: 560px;
  padding: 14px 22px;
  border-radius: ${radius.small};
  background: ${color.deep};
  color: ${color.onDeep};
  box-shadow: ${shadow};
  animation: reveal 250ms ${easeOut} both;
`;
