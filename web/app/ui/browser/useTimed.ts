import { useEffect, useEffectEvent, useState } from 'react';

const minute = 60_000;

/**
 * A value that depends on the time, such as the date. Read again every minute and when the page becomes visible. In a
 * prerendered page, use it only behind `useHydrated`, so that the page does not contain the time of its build.
 */
export function useTimed<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read);
  const readAgain = useEffectEvent(() => setValue(read));
  useEffect(() => watchTime(() => readAgain()), []);
  return value;
}

/**
 * Calls the listener every minute and when the page becomes visible, because timers stop in a hidden page.
 * @returns a function that stops it
 */
export function watchTime(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
