import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../ui/loading/loadPart.ts';
import { showToast } from '../../ui/toast/showToast.ts';

/** Signs out once, however often the button is pressed. `logOut` returns whether it succeeded. */
export function useLogOut() {
  const { t } = useTranslation('signIn');
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);

  async function logOut(): Promise<boolean> {
    if (busy.current) return true;
    busy.current = true;
    setFailed(false);
    try {
      const { signOut } = await loadPart(import('../../firebase/session/session.ts'));
      await signOut();
      // The button that was pressed has disappeared.
      document.getElementById('main')?.focus();
      showToast(t('loggedOut'), t('close'));
      return true;
    } catch {
      setFailed(true);
      return false;
    } finally {
      busy.current = false;
    }
  }

  return { logOut, failed };
}
