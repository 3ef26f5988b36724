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
 * Whether the network is available. Counts only events since the page was opened: the page has loaded, whatever the browser
 * reported at that time.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => online,
    () => true,
  );
}
