import type { ReactNode } from 'react';
import { QuoteLines } from '../features/booking/quote/QuoteLines.tsx';
import { Desk } from '../features/host/frame/Desk.tsx';
import { SignedIn } from '../features/signIn/SignedIn.tsx';
import { AppTheme } from '../ui/theme/AppTheme.tsx';

/** The owner's desk, for whoever is signed in. @param stranger what everybody but owners sees */
export function SignedInHost({ stranger }: { stranger: ReactNode }) {
  return (
    <AppTheme>
      <SignedIn loading={null}>{(guest) => <Desk key={guest.uid} stranger={stranger} Bill={QuoteLines} />}</SignedIn>
    </AppTheme>
  );
}
