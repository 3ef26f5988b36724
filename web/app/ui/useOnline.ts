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
 * Has the network stayed since the page was opened? Only its going and coming count: the page has come, whatever the
 * browser thinks of the network at that time.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => online,
    () => true,
  );
}
