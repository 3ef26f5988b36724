import { GuestRegister } from '../features/guestRegister/GuestRegister.tsx';
import { useNamespaces } from '../i18n/useNamespaces.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';

/** The guests' register of a booking. @param id of the booking's document */
export default function RegisterPage({ id, linkKey }: { id: string; linkKey: string | undefined }) {
  useNamespaces('guestRegister', 'form');
  return (
    <AppTheme>
      <GuestRegister key={`${id} ${linkKey}`} number={id} linkKey={linkKey} />
    </AppTheme>
  );
}
