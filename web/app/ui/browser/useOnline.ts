import { useSyncExternalStore } from 'react';

let online = true;

function subscribe(listener: () => void) {
  const onEvent = ({ type }: Event) => {
    online = type === 'online';
    listener();
  };
  window.addEventListener('online', onEvent);
  window.addEventListener('offline', onEvent);
  return () => {
    window.removeEventListener('online', onEvent);
    window.removeEventListener('offline', onEvent);
  };
}

/**
 * Whether the network is available. Counts only the browser's events since the page was opened. What the browser
 * reported before does not count, because the page has loaded.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => online,
    () => true,
  );
}
