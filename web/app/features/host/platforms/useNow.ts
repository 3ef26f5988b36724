import { useEffect, useState } from 'react';
import { watchTime } from '../frame/watchTime.ts';

/** The time in milliseconds since 1970, anew each minute and when the page is shown again. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => watchTime(() => setNow(Date.now())), []);
  return now;
}
