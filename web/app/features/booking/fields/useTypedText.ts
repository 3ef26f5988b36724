import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '../../../ui/browser/useHydrated.ts';

/**
 * An uncontrolled field that shows `text` and keeps typed text until it is read. Text typed before hydration wins over the stay
 * in the URL.
 * @param text replaces typed text whenever it changes
 * @param read reads typed text; the hook itself calls it only for text typed before hydration
 * @returns `typed` returns text typed since the last `show`, or `undefined`; `show` replaces it
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>, text: string, read: () => void) {
  const hydrated = useHydrated();
  const wasHydrated = useRef(hydrated);
  const shown = useRef(text);
  const typed = () => (field.current?.value === shown.current ? undefined : field.current?.value);
  const show = (next: string) => {
    shown.current = next;
    if (field.current) field.current.value = next;
  };
  const showText = useEffectEvent(() => {
    if (wasHydrated.current || typed() === undefined) show(text);
    wasHydrated.current = hydrated;
  });
  useLayoutEffect(() => showText(), [text, hydrated]);

  const readEarly = useEffectEvent(() => {
    if (typed() !== undefined && document.activeElement !== field.current) read();
  });
  useEffect(() => {
    if (!hydrated) return;
    // Runs after the effects of parent components, which read the stay in the URL.
    const timer = setTimeout(() => readEarly());
    return () => clearTimeout(timer);
  }, [hydrated]);

  return { typed, show };
}
