const minute = 60_000;

/**
 * Calls the listener each minute, and when the page is shown again: timers stand still in a page that was put away.
 * @returns what ends it
 */
export function watchTime(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
