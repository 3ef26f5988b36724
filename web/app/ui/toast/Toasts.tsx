import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue, type Toast } from './showToast.ts';

const ToastSnackbar = lazy<(props: { toast: Toast }) => React.ReactNode>(() =>
  import('./ToastSnackbar.tsx').then(
    (module) => ({ default: module.ToastSnackbar }),
    // A page does without a toast rather than fail.
    () => ({ default: () => null }),
  ),
);

const none: readonly Toast[] = [];

/** The toast of the moment. It stays when the page changes, and its component is loaded with the first one. */
export function Toasts() {
  const [toast] = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => none);
  return toast ? (
    <Suspense>
      <ToastSnackbar key={toast.id} toast={toast} />
    </Suspense>
  ) : null;
}
