import { flushSync } from 'react-dom';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Gives a controlled field the text that was typed into it before the page was hydrated. React leaves such text in the field while it hydrates,
 * but does not call `onChange` for it.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onInput: (text: string) => void,
): void {
  const hydrated = useHydrated();
  const early = useRef<string>(undefined);
  const restore = useEffectEvent(onInput);

  useLayoutEffect(() => {
    const { current } = field;
    if (!hydrated && current && current.value !== current.defaultValue) early.current = current.value;
  }, [field, hydrated]);

  useEffect(() => {
    if (!hydrated || early.current === undefined) return;
    const text = early.current;
    // After the effects of the components around it, which read the stay in the URL. At once, because `replayEvents` does not wait for
    // the scheduler, and an Enter key must find the text.
    const timer = setTimeout(() => {
      early.current = undefined;
      flushSync(() => restore(text));
    });
    return () => clearTimeout(timer);
  }, [hydrated]);
}
