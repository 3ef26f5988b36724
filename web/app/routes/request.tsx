import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Stay } from 'functions/domain/stay';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import { useApartmentName } from '../i18n/useApartmentTexts.ts';
import {
  chosenStay,
  writeStayChoice,
  readTogether,
  type StayChoice,
} from '../features/booking/chosenStay/StayChoice.ts';
import { RefusedStay, RequestOffers } from '../features/booking/availability/RefusedStay.tsx';
import { useCurrentApartments } from '../features/booking/availability/useCurrentApartments.ts';
import type { RefusedPart } from '../features/booking/availability/useRequestedStay.ts';
import { Good } from '../features/booking/availability/verdictStyle.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { HostLine } from '../features/hosts/HostLine.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { Column, Section } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import type { PictureProps } from '../ui/picture/Picture.tsx';
import { lazyPart } from '../ui/loading/lazyPart.tsx';
import { useHydrated } from '../ui/browser/useHydrated.ts';
import { hasCot, readApartment, readApartments } from '../villa/apartments.server.ts';
import { picturePlaces, readCovers, readPicture } from '../villa/pictures.server.ts';
import { Placeholder } from './Placeholder.tsx';
import { ChangeLink, RequestPage } from './RequestPage.tsx';
import { pageMeta } from './pageHead.ts';

export function loader({ url, params }: LoaderFunctionArgs) {
  const apartments = readApartments();
  return {
    messages: readMessages(
      url,
      ...([
        'request',
        'form',
        'format',
        'stayTerms',
        'payment',
        'errors',
        'stay',
        'offer',
        'villa',
        'instant',
        'hosts',
      ] as const),
    ),
    slug: readApartment(params['slug']!).slug,
    /** In display order. */
    apartments,
    hosts: readPicture(url, picturePlaces.about.hosts, false),
    /** Slugs of the apartments with a baby's cot. */
    withCot: apartments.map(({ slug }) => slug).filter(hasCot),
    covers: readCovers(url, 1, 0),
  };
}

export const meta = pageMeta('request');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function Request() {
  const { hosts } = useLoaderData<typeof loader>();
  return (
    <>
      <Wanted />
      <Column>
        <Section aria-labelledby="hosts">
          <HostLine picture={hosts} />
        </Section>
      </Column>
    </>
  );
}

/** A separate component, because everything that uses the URL renders again after hydration. */
function Wanted() {
  const { t } = useTranslation('request');
  const { slug, apartments: built, withCot, covers } = useLoaderData<typeof loader>();
  const apartments = useCurrentApartments(built);
  const hydrated = useHydrated();
  const [choice, change] = useStayChoice();
  const { search } = useLocation();
  const stay = useMemo(() => chosenStay(choice), [choice]);
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

  const picture = covers[slug]![0]!;
  const together = readTogether(
    new URLSearchParams(search),
    others.map((other) => other.slug),
  );
  if (together.length > 0) {
    const isAsked = (one: Apartment) => one.slug === slug || together.includes(one.slug);
    const asked = apartments
      .filter(isAsked)
      .map((one) => one.slug)
      .join(' ');
    return <TogetherRequest key={asked} picture={picture} {...{ asked, apartments, withCot, choice, stay }} />;
  }
  const apartment = apartments.find((one) => one.slug === slug)!;
  return <SingleRequest hasCot={withCot.includes(slug)} {...{ apartment, picture, others, choice, stay, change }} />;
}

const TogetherRequest = lazyPart(() => import('./TogetherRequest.tsx').then((module) => module.TogetherRequest), {
  Waiting: TogetherWaiting,
  Failed: TogetherFailed,
});

function TogetherWaiting() {
  const { t } = useTranslation('request');
  return (
    <Column>
      <PageTitle heading={t('title')} />
      <Placeholder aria-busy />
    </Column>
  );
}

function TogetherFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation(['request', 'errors', 'stay']);
  return (
    <Column>
      <PageTitle heading={t('title')} lead={t('unexpectedAdvice', { ns: 'errors' })} />
      <Placeholder>
        <Again type="button" onClick={retry}>
          {t('tryAgain', { ns: 'stay' })}
        </Again>
      </Placeholder>
    </Column>
  );
}

interface SingleRequestProps {
  apartment: Apartment;
  hasCot: boolean;
  picture: PictureProps['picture'];
  others: readonly { slug: string }[];
  choice: StayChoice;
  stay: Stay;
  change: (change: Partial<StayChoice>) => void;
}

function SingleRequest({ apartment, hasCot, picture, others, choice, stay, change }: SingleRequestProps) {
  const { t } = useTranslation(['request', 'offer']);
  const nameOf = useApartmentName();
  const { adults, children, babies } = choice;
  const parts = useMemo(
    () => [{ apartment, guests: { adults, children, babies } }],
    [apartment, adults, children, babies],
  );
  const statusId = useId();
  const [isMoved, setIsMoved] = useState(false);

  const { slug } = apartment;
  const search = `?${writeStayChoice(choice)}`;
  const alternativesTo = ({ refusal }: RefusedPart) => ({
    refusal,
    apartment,
    others,
    choice,
    onChoose(stay: Stay) {
      change(stay);
      setIsMoved(true);
      // The pressed button disappears with the offers.
      document.getElementById(statusId)?.focus();
    },
  });

  return (
    <RequestPage
      parts={parts}
      stay={stay}
      party={choice}
      title={nameOf(slug)}
      hasCot={hasCot}
      picture={picture}
      status={(isFree) => (
        <Moved id={statusId} role="status" tabIndex={-1}>
          {isMoved && isFree && <Good>{t('available', { ns: 'offer' })}</Good>}
        </Moved>
      )}
      instead={(refused) => <RefusedStay {...alternativesTo(refused)} />}
      reasonFor={({ code }) =>
        code === 'guests-exceeded' ? t('reason.guests', { ns: 'offer', ...apartment.limits }) : undefined
      }
      adviceOn={(refused) => (
        <>
          <RequestOffers {...alternativesTo(refused)} />
          <div>
            <Quiet page="apartment" slug={slug} search={search}>
              {t('changeStay')}
            </Quiet>
          </div>
        </>
      )}
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

const Again = styled.button`
  ${secondaryButton}
`;
