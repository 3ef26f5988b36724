/** Calls back when a guest returns to the page: from another tab, another window, or by the back button. */
export function onPageReturn(callback: () => void): () => void {
  const whenVisible = () => document.visibilityState === 'visible' && callback();
  const whenRestored = (event: PageTransitionEvent) => event.persisted && callback();
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', whenRestored);
  window.addEventListener('focus', callback);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', whenRestored);
    window.removeEventListener('focus', callback);
  };
}
