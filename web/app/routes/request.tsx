import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Stay } from 'functions/domain/stay';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useApartmentTexts } from '../i18n/useApartmentTexts.ts';
import { chosenStay, writeStayChoice, type StayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { readTogether } from '../features/booking/chosenStay/togetherInUrl.ts';
import { RefusedStay, RequestOffers } from '../features/booking/availability/RefusedStay.tsx';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import type { RefusedPart } from '../features/booking/availability/useRequestedStay.ts';
import { Good } from '../features/booking/availability/verdictStyle.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { PageLink } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { color } from '../ui/theme/tokens.ts';
import { useHydrated } from '../ui/browser/useHydrated.ts';
import { readApartment, readApartments } from '../villa/apartments.server.ts';
import { hasCot } from '../villa/rooms.server.ts';
import { LazyTogetherRequest } from './LazyTogetherRequest.tsx';
import { Placeholder } from './Placeholder.tsx';
import { RequestPage } from './RequestPage.tsx';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

/** All but those of bookings that were made, and of accounts. */
const errorsOfRequests = [
  'dates-required',
  'dates-invalid',
  'dates-taken',
  'guests-exceeded',
  'stay-too-short',
  'stay-too-long',
  'arrival-day',
  'too-soon',
  'too-far-ahead',
  'fields-required',
  'consent-required',
  'quote-changed',
  'request-id-reused',
  'apartment-not-found',
  'signed-out',
  'too-many-requests',
  'too-many-nights',
  'unexpected',
  'unexpectedAdvice',
] as const;

export function loader({ url, params }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'request', 'form', 'format', 'stayTerms', 'payment', {
      errors: errorsOfRequests,
      stay: ['yourStay', 'checkIn', 'checkOut', 'tryAgain'],
      offer: [
        'available',
        'guests',
        'nights',
        'adultCount',
        'childCount',
        'platformsUnread',
        'quote.*',
        'reason.guests',
        'season.*',
      ],
      villa: ['apartments.*.name'],
    }),
    apartment: readApartment(params['slug']!),
    /** In the order of lists. */
    apartments: readApartments().map(({ slug }) => ({ slug, hasCot: hasCot(slug) })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.messages.resources.request?.title);

export const shouldRevalidate = revalidateOnNewPath;

export default function Request() {
  const { t } = useTranslation('request');
  const { apartment, apartments } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const [choice, change] = useStayChoice();
  const { search } = useLocation();
  const stay = useMemo(() => chosenStay(choice), [choice]);
  const { slug } = apartment;
  const others = useMemo(() => apartments.filter((other) => other.slug !== slug), [apartments, slug]);

  if (!hydrated || !stay) {
    return (
      <Column>
        <PageTitle heading={t('title')} {...(hydrated ? { lead: t('noStay') } : {})}>
          {hydrated && (
            <div>
              <Quiet page="apartment" slug={slug}>
                {t('toApartment')}
              </Quiet>
            </div>
          )}
        </PageTitle>
        <Placeholder aria-busy={!hydrated || undefined} />
      </Column>
    );
  }

  const together = readTogether(
    new URLSearchParams(search),
    others.map((other) => other.slug),
  );
  if (together.length > 0) {
    const asked = apartments.flatMap((one) => (one.slug === slug || together.includes(one.slug) ? one.slug : []));
    const key = asked.join(' ');
    return (
      <LazyTogetherRequest
        key={key}
        Page={RequestPage}
        asked={key}
        apartments={apartments}
        choice={choice}
        stay={stay}
      />
    );
  }
  const { hasCot } = apartments.find((one) => one.slug === slug)!;
  return <SingleRequest built={apartment} {...{ hasCot, others, choice, stay, change }} />;
}

interface SingleRequestProps {
  /** The apartment as the page was built with it. */
  built: Apartment;
  hasCot: boolean;
  others: readonly { slug: string }[];
  choice: StayChoice;
  stay: Stay;
  change: (change: Partial<StayChoice>) => void;
}

/** The request for one apartment. */
function SingleRequest({ built, hasCot, others, choice, stay, change }: SingleRequestProps) {
  const { t } = useTranslation(['request', 'offer']);
  const textsOf = useApartmentTexts();
  const [apartment = built] = useCurrentApartments(useMemo(() => [built], [built]));
  const { adults, children } = choice;
  const parts = useMemo(() => [{ apartment, guests: { adults, children } }], [apartment, adults, children]);
  const statusId = useId();
  const [isMoved, setIsMoved] = useState(false);

  const { slug } = apartment;
  const search = `?${writeStayChoice(choice)}`;
  const insteadOf = ({ refusal }: RefusedPart) => ({
    refusal,
    apartment,
    others,
    choice,
    nameOf: (slug: string) => textsOf(slug).name,
    onChoose(stay: Stay) {
      change(stay);
      setIsMoved(true);
      // The pressed button goes away with the offers.
      document.getElementById(statusId)?.focus();
    },
  });

  return (
    <RequestPage
      parts={parts}
      stay={stay}
      party={choice}
      title={textsOf(slug).name}
      hasCot={hasCot}
      status={(isFree) => (
        <Moved id={statusId} role="status" tabIndex={-1}>
          {isMoved && isFree && <Good>{t('available', { ns: 'offer' })}</Good>}
        </Moved>
      )}
      instead={(refused) => <RefusedStay {...insteadOf(refused)} />}
      reasonFor={({ code }) =>
        code === 'guests-exceeded' ? t('reason.guests', { ns: 'offer', ...apartment.limits }) : undefined
      }
      adviceOn={(_, refused) =>
        refused && (
          <>
            <RequestOffers {...insteadOf(refused)} />
            <div>
              <Quiet page="apartment" slug={slug} search={search}>
                {t('changeStay')}
              </Quiet>
            </div>
          </>
        )
      }
      change={
        <ChangeLink page="apartment" slug={slug} search={search}>
          {t('changeStay')}
        </ChangeLink>
      }
    />
  );
}

const Moved = styled.div`
  scroll-margin-top: 96px;
  &:not(:empty) {
    margin-bottom: 28px;
  }
`;

const Quiet = styled(PageLink)`
  ${secondaryButton}
`;

const ChangeLink = styled(PageLink)`
  padding-block: 8px;
  color: ${color.sea};
  font-weight: 600;
`;
