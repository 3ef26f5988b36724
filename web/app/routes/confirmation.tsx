import styled from '@emotion/styled';
import { writeBookingLink } from 'functions/domain/bookingLink';
import { sumOfGuests } from 'functions/domain/guests';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { useApartmentTexts } from '../i18n/useApartmentTexts.ts';
import { Confirmation } from '../features/requestConfirmation/Confirmation.tsx';
import { readConfirmation } from '../features/requestConfirmation/SavedConfirmation.ts';
import { markShown } from '../features/requestForm/SentRequest.ts';
import { followSent, tellSent } from '../features/requestForm/shareSent.ts';
import { signInPath } from '../features/signIn/backTo.ts';
import { seemsSignedIn } from '../features/signIn/guards.ts';
import { StaySummary } from '../features/booking/quote/StaySummary.tsx';
import { TogetherBill } from '../features/booking/quote/TogetherBill.tsx';
import { PageLink, usePathTo } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { useInputRemovals } from '../storage/guestInput.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { useHydrated } from '../ui/browser/useHydrated.ts';
import { pageMeta } from './pageHead.ts';
import { Placeholder } from './Placeholder.tsx';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'confirmation', 'stay', 'offer', 'payment', 'format', 'villa'),
  };
}

export const meta = pageMeta('confirmation');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function ConfirmationPage() {
  const { t } = useTranslation(['confirmation', 'offer']);
  const textsOf = useApartmentTexts();
  const { list } = useFormat();
  const hydrated = useHydrated();
  // Makes the page render again after a sign-out has removed the stored confirmation.
  useInputRemovals();
  const booking = hydrated ? readConfirmation() : undefined;
  const stayPath = usePathTo('myBooking', booking?.bookings[0]?.number);
  const requestId = booking?.requestId;
  useEffect(() => {
    if (requestId === undefined) return;
    markShown(requestId);
    tellSent();
    return followSent(() => {});
  }, [requestId]);
  if (!booking) {
    return (
      <Column>
        <PageTitle heading={t('title')} {...(hydrated ? { lead: t('nothing') } : {})}>
          {hydrated && (
            <div>
              <Back page="apartments">{t('toApartments')}</Back>
            </div>
          )}
        </PageTitle>
        <Placeholder aria-busy={!hydrated || undefined} />
      </Column>
    );
  }
  const { bookings, stay, propertyTerms, key } = booking;
  // Responses of earlier releases had no key.
  const toSignIn = seemsSignedIn() ? stayPath : signInPath({ pathname: stayPath, search: '' }, booking.email);
  const stayUrl = key === undefined ? toSignIn : stayPath + writeBookingLink(key);
  const parts = bookings.map(({ apartment, guests, quote }) => ({ name: textsOf(apartment).name, guests, quote }));
  const names = list(parts.map(({ name }) => name));
  const isSeveral = parts.length > 1;
  return (
    <Column>
      <Confirmation
        booking={booking}
        stayUrl={stayUrl}
        summary={
          <StaySummary
            title={isSeveral ? t('together.names', { ns: 'offer', names }) : names}
            stay={stay}
            guests={sumOfGuests(parts.map(({ guests }) => guests))}
            quote={isSeveral ? undefined : parts[0]!.quote}
            propertyTerms={propertyTerms}
          >
            {isSeveral && <TogetherBill parts={parts} terms={propertyTerms} />}
          </StaySummary>
        }
      />
    </Column>
  );
}

const Back = styled(PageLink)`
  ${secondaryButton}
`;
