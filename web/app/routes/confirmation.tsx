import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useApartmentWords } from '../features/apartments/useApartmentWords.ts';
import { Confirmation } from '../features/confirmation/Confirmation.tsx';
import { readConfirmation } from '../features/confirmation/KeptConfirmation.ts';
import { StaySummary } from '../features/stay/StaySummary.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { quietAction } from '../ui/action.ts';
import { Column } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { sessionStore } from '../ui/sessionStore.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'confirmation', 'stay', 'offer', { villa: ['apartments.*.name'] }) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.confirmation?.title);

export const shouldRevalidate = keepDataOfPage;

export default function ConfirmationPage() {
  const { t } = useTranslation('confirmation');
  const wordsOf = useApartmentWords();
  const hydrated = useHydrated();
  const booking = hydrated ? readConfirmation(sessionStore()) : undefined;
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
        <Room aria-busy={!hydrated || undefined} />
      </Column>
    );
  }
  return (
    <Column>
      <Confirmation
        booking={booking}
        summary={
          <StaySummary
            title={wordsOf(booking.apartment).name}
            stay={booking.stay}
            guests={booking.guests}
            quote={booking.quote}
            houseTerms={booking.houseTerms}
          />
        }
      />
    </Column>
  );
}

const Room = styled.div`
  min-height: 40vh;
`;

const Back = styled(PageLink)`
  ${quietAction}
`;
