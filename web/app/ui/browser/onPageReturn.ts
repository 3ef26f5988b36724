/** Events this close together belong to one return. */
const sameReturnMillis = 1000;

/**
 * Calls back when the guest returns to the page: from another tab or window, or with the back button. A browser reports one return
 * by several events.
 */
export function onPageReturn(callback: () => void): () => void {
  let last = -sameReturnMillis;
  const once = ({ timeStamp }: Event) => {
    if (timeStamp - last < sameReturnMillis) return;
    last = timeStamp;
    callback();
  };
  const whenVisible = (event: Event) => document.visibilityState === 'visible' && once(event);
  const whenRestored = (event: PageTransitionEvent) => event.persisted && once(event);
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', whenRestored);
  window.addEventListener('focus', once);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', whenRestored);
    window.removeEventListener('focus', once);
  };
}
