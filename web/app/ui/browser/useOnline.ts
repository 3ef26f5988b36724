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
 * Whether the network has been there since the page was opened. Only events count: the page has loaded, whatever the
 * browser thinks of the network at that time.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => online,
    () => true,
  );
}
