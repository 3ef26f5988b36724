import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { AccountData } from '../features/account/AccountData.tsx';
import { LoadingBookings } from '../features/myBookings/LoadingBookings.tsx';
import { LiveBookings } from '../features/myBookings/list/LiveBookings.tsx';
import { VerifyEmail } from '../features/signIn/VerifyEmail.tsx';
import { SignedIn } from '../features/signIn/SignedIn.tsx';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { AnyStaySearch } from './AnyStaySearch.tsx';
import { timeZone } from '../villa/property.ts';

/** The part of My bookings for signed-in guests. */
export default function SignedInBookings({
  covers,
  apartments,
}: Pick<ComponentProps<typeof LiveBookings>, 'covers'> & ComponentProps<typeof AnyStaySearch>) {
  return (
    <AppTheme>
      <SignedIn loading={<LoadingBookings page="list" />}>
        {(guest) => (
          <>
            <VerifyEmail guest={guest} />
            <List>
              <LiveBookings
                key={guest.uid}
                guest={guest}
                covers={covers}
                timeZone={timeZone}
                search={<AnyStaySearch apartments={apartments} />}
              />
            </List>
            <AccountData />
          </>
        )}
      </SignedIn>
    </AppTheme>
  );
}

const List = styled.div`
  min-height: 60vh;
  padding-bottom: 72px;
`;
