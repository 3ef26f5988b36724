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
    if (!current) return;
    if (!hydrated) {
      if (current.value !== current.defaultValue) early.current = current.value;
    } else if (early.current !== undefined) {
      // Rendering has emptied the field: what is typed next goes on from the text.
      current.value = early.current;
    }
    // What is typed from now on reaches `onChange`, and is newer.
    const outdate = () => {
      if (current.value !== early.current) early.current = undefined;
    };
    current.addEventListener('input', outdate);
    return () => current.removeEventListener('input', outdate);
  }, [field, hydrated]);

  useEffect(() => {
    if (!hydrated || early.current === undefined) return;
    // After the effects of the components around it, which read the stay in the URL. At once, because `replayEvents` does not wait for
    // the scheduler, and an Enter key must find the text.
    const timer = setTimeout(() => {
      const text = early.current;
      if (text === undefined) return;
      early.current = undefined;
      flushSync(() => restore(text));
    });
    return () => clearTimeout(timer);
  }, [hydrated]);
}
