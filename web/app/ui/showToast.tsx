import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createStyleCache } from './styleCache.ts';
import { color, easeOut, radius, shadow } from './tokens.ts';

interface Toast {
  id: number;
  text: string;
  /** Names the button that puts the toast away. */
  close: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
let shelf: HTMLElement | undefined;
const readers = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const read of readers) read();
}

/**
 * Says something good at the bottom centre of the page, for six seconds or as long as somebody looks at it. It stays when
 * the page changes. Never the only place where a thing is said. For code that comes late: it brings its own root, so that
 * pages without a toast know nothing of it.
 */
export function showToast(text: string, close: string): void {
  const toast = { id: (lastId += 1), text, close };
  if (shelf?.isConnected) {
    setToasts([...toasts, toast]);
    return;
  }
  shelf = document.createElement('div');
  document.body.append(shelf);
  createRoot(shelf).render(
    <CacheProvider value={createStyleCache()}>
      <Shelf />
    </CacheProvider>,
  );
  // A screen reader says what changes in a region that it knows already.
  setTimeout(() => setToasts([toast]), 100);
}

function Shelf() {
  const shown = useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => toasts,
  );
  return (
    <Place role="status" data-toasts style={{ '--above': `${takenFoot()}px` } as React.CSSProperties}>
      {shown.map((toast) => (
        <Card key={toast.id} toast={toast} />
      ))}
    </Place>
  );
}

/** Pixels that others keep at the foot of the window: the bar with the price, the card that asks for consent. */
function takenFoot(): number {
  const others = [...document.querySelectorAll('[data-foot-bar], [data-at-foot]')].map((one) =>
    one.getBoundingClientRect(),
  );
  return Math.max(0, ...others.filter(({ height }) => height > 0).map(({ top }) => innerHeight - top));
}

const stay = 6000;

function Card({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const left = useRef(stay);
  const away = () => setToasts(toasts.filter(({ id }) => id !== toast.id));

  useEffect(() => {
    if (held) return;
    const began = performance.now();
    const timer = setTimeout(() => setToasts(toasts.filter(({ id }) => id !== toast.id)), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (performance.now() - began));
    };
  }, [held, toast.id]);

  return (
    <Paper
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{toast.text}</p>
      <button type="button" aria-label={toast.close} onClick={away}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </Paper>
  );
}

const Place = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--above) + max(20px, env(safe-area-inset-bottom)));
  z-index: 1200;
  display: grid;
  gap: 10px;
  justify-items: center;
  padding-inline: 20px;
  pointer-events: none;
`;

const Paper = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 480px;
  padding: 8px 8px 8px 22px;
  border-radius: ${radius.small};
  background: ${color.deep};
  color: ${color.onDeep};
  box-shadow: ${shadow};
  pointer-events: auto;
  animation: toast 250ms ${easeOut};
  @keyframes toast {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  & > button {
    flex: none;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > button:hover {
    background: rgb(255 255 255 / 0.1);
  }
  & > button:focus-visible {
    outline-color: ${color.onDeep};
    outline-offset: -3px;
  }
`;
