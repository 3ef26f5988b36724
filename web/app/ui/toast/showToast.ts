export interface Toast {
  id: number;
  text: string;
  /** Label of the button that closes the toast. */
  close: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Queues a success message. Messages are shown at the bottom centre, one after the other. A toast must never be the
 * only place for its information.
 */
export function showToast(text: string, close: string): void {
  setToasts([...toasts, { id: (lastId += 1), text, close }]);
}

/** The toasts still to be shown, for the component that renders them. */
export const toastQueue = {
  read: () => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  removeFirst: () => setToasts(toasts.slice(1)),
};
