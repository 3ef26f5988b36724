import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useApartmentTexts } from '../i18n/useApartmentTexts.ts';
import { Confirmation } from '../features/requestConfirmation/Confirmation.tsx';
import { readConfirmation } from '../features/requestConfirmation/SavedConfirmation.ts';
import { signInPath } from '../features/signIn/backTo.ts';
import { seemsSignedIn } from '../features/signIn/seemsSignedIn.ts';
import { StaySummary } from '../features/booking/quote/StaySummary.tsx';
import { PageLink, usePathTo } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { useInputRemovals } from '../storage/guestInput.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { useHydrated } from '../ui/browser/useHydrated.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'confirmation', 'stay', 'offer', 'payment', 'format', { villa: ['apartments.*.name'] }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.messages.resources.confirmation?.title);

export const shouldRevalidate = revalidateOnNewPath;

export default function ConfirmationPage() {
  const { t } = useTranslation('confirmation');
  const messagesOf = useApartmentTexts();
  const hydrated = useHydrated();
  // Read again once it is removed.
  useInputRemovals();
  const booking = hydrated ? readConfirmation() : undefined;
  const stayPath = usePathTo('myBooking', booking?.number);
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
  return (
    <Column>
      <Confirmation
        booking={booking}
        // The key that opens it without signing in comes by mail alone: who has it has the mailbox.
        stayUrl={seemsSignedIn() ? stayPath : signInPath({ pathname: stayPath, search: '' }, booking.email)}
        summary={
          <StaySummary
            title={messagesOf(booking.apartment).name}
            stay={booking.stay}
            guests={booking.guests}
            quote={booking.quote}
            propertyTerms={booking.propertyTerms}
          />
        }
      />
    </Column>
  );
}

const Placeholder = styled.div`
  min-height: 40vh;
`;

const Back = styled(PageLink)`
  ${secondaryButton}
`;
