/** Calls back when a guest comes to the page again: from another tab, another window, or by the back button. */
export function onPageReturn(callback: () => void): () => void {
  const whenVisible = () => document.visibilityState === 'visible' && callback();
  const whenKept = (event: PageTransitionEvent) => event.persisted && callback();
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', whenKept);
  window.addEventListener('focus', callback);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', whenKept);
    window.removeEventListener('focus', callback);
  };
}
