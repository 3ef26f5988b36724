import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Guests } from 'functions/domain/guests';
import { todayIn } from 'functions/domain/isoDate';
import type { Quote } from 'functions/domain/quote';
import { splitParty } from 'functions/domain/splitParty';
import type { Stay } from 'functions/domain/stay';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isStayRefusal } from '../features/booking/availability/isStayRefusal.ts';
import { LazyAlternativesTogether } from '../features/booking/availability/offers/lazyOffers.ts';
import type { RequestedPart } from '../features/booking/availability/readRefusal.ts';
import type { RefusedPart } from '../features/booking/availability/useRequestedStay.ts';
import { useStayReason } from '../features/booking/availability/useStayReason.ts';
import { QuietRefusal } from '../features/booking/availability/verdictStyle.ts';
import { writeStayChoice, type StayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { WhoSleepsWhere } from '../features/booking/fields/WhoSleepsWhere.tsx';
import { TogetherBill } from '../features/booking/quote/TogetherBill.tsx';
import { useApartmentName } from '../i18n/useApartmentTexts.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import type { PictureProps } from '../ui/picture/Picture.tsx';
import { ChangeLink, RequestPage } from './RequestPage.tsx';

interface TogetherRequestProps {
  /** Slugs of the request's apartments, separated by spaces. */
  asked: string;
  /** All apartments in display order; memoised. */
  apartments: readonly Apartment[];
  /** Slugs of the apartments with a baby's cot. */
  withCot: readonly string[];
  picture: PictureProps['picture'];
  /** With the guests of the whole party; memoised. */
  choice: StayChoice;
  stay: Stay;
}

/** The request for several apartments at once, among which the party is divided. Loaded lazily, because few guests need it. */
export function TogetherRequest({
  asked: askedSlugs,
  apartments,
  withCot,
  picture,
  choice,
  stay,
}: TogetherRequestProps) {
  const { t } = useTranslation(['request', 'offer']);
  const { list } = useFormat();
  const nameOf = useApartmentName();
  const { adults, children, babies } = choice;
  const slugs = useMemo(() => apartments.map(({ slug }) => slug), [apartments]);
  const asked = useMemo(
    () => apartments.filter(({ slug }) => askedSlugs.split(' ').includes(slug)),
    [apartments, askedSlugs],
  );
  const party = [askedSlugs, adults, children, babies].join(' ');
  /** How the guest has divided the party among the apartments. Valid only for that party and those apartments. */
  const [moved, setMoved] = useState<{ party: string; shares: Guests[] }>();
  const shares = moved?.party === party ? moved.shares : undefined;
  const parts = useMemo(
    () => partsOf(asked, { adults, children, babies }, shares),
    [asked, adults, children, babies, shares],
  );
  const reasonFor = useReasonFor(asked, stay);
  const alternativesTo = (refused?: RefusedPart) => (
    <LazyAlternativesTogether {...{ slugs, choice, refused }} built={asked} />
  );

  if (!parts) {
    return (
      <Column>
        <PageTitle heading={t('title')} />
        <Refused sentence={t('together.noSplit', { ns: 'offer' })}>{alternativesTo()}</Refused>
      </Column>
    );
  }
  return (
    <RequestPage
      parts={parts}
      stay={stay}
      party={choice}
      title={t('together.names', { ns: 'offer', names: list(asked.map(({ slug }) => nameOf(slug))) })}
      picture={picture}
      hasCot={asked.some(({ slug }) => withCot.includes(slug))}
      instead={(refused) => (
        <Refused sentence={reasonFor(refused.refusal, refused.slug)}>{alternativesTo(refused)}</Refused>
      )}
      reasonFor={({ code, details: { apartment, quote } }) =>
        apartment === undefined ? undefined : reasonFor(code, apartment, quote)
      }
      adviceOn={(refused) => (
        <>
          <p>{t('together.notSent', { ns: 'offer' })}</p>
          {alternativesTo(refused)}
        </>
      )}
      bill={(quotes) => (
        <TogetherBill
          parts={parts.map(({ apartment, guests }, place) => ({
            name: nameOf(apartment.slug),
            guests,
            quote: quotes[place]!,
          }))}
          terms={asked[0]!.propertyTerms}
        />
      )}
      change={
        <>
          <WhoSleepsWhere
            rooms={parts.map(({ apartment: { slug, limits }, guests }) => ({ name: nameOf(slug), limits, guests }))}
            onMove={(next) => setMoved({ party, shares: next })}
          />
          <ChangeLink page="apartments" search={`?${writeStayChoice(choice)}`}>
            {t('changeStay')}
          </ChangeLink>
        </>
      }
    />
  );
}

/** Divides the party among the apartments as the guest did, or else evenly if possible. */
function partsOf(
  apartments: readonly Apartment[],
  party: Guests,
  shares: readonly Guests[] | undefined,
): RequestedPart[] | undefined {
  const guests =
    shares ??
    splitParty(
      party,
      apartments.map(({ limits }) => limits),
    );
  return guests && apartments.map((apartment, place) => ({ apartment, guests: guests[place]! }));
}

/** Why a request was refused, and which apartment caused it. */
function useReasonFor(
  apartments: readonly Apartment[],
  stay: Stay,
): (code: string, slug: string, quote?: Quote) => string {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  const nameOf = useApartmentName();
  const reasonOf = useStayReason();
  return (code, slug, quote) => {
    const name = nameOf(slug);
    if (code === 'dates-taken') return t('together.taken', { name });
    const apartment = apartments.find((one) => one.slug === slug);
    if (apartment && isStayRefusal(code)) {
      return `${name} · ${reasonOf(code, stay.checkIn, apartment, todayIn(apartment.propertyTerms.timeZone))}`;
    }
    return quote ? `${name} · ${money(quote.totalPayment)}` : name;
  };
}

function Refused({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <Notice>
      <div role="status">
        <QuietRefusal>{sentence}</QuietRefusal>
      </div>
      {children}
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: 20px;
  max-width: 44em;
  padding-bottom: 40px;
`;
