import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { todayIn } from 'functions/domain/isoDate';
import type { Quote } from 'functions/domain/quote';
import { splitParty } from 'functions/domain/splitParty';
import type { Stay } from 'functions/domain/stay';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isStayRefusal } from '../features/booking/availability/isStayRefusal.ts';
import { LazyInsteadTogether } from '../features/booking/availability/LazyInsteadTogether.tsx';
import { readCurrentApartments } from '../features/booking/availability/showChangedApartments.ts';
import type { RequestedPart } from '../features/booking/availability/readRefusal.ts';
import type { RefusedPart } from '../features/booking/availability/useRequestedStay.ts';
import { useStayReason } from '../features/booking/availability/useStayReason.ts';
import { Calm } from '../features/booking/availability/verdictStyle.ts';
import { writeStayChoice, type StayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { TogetherBill } from '../features/booking/quote/TogetherBill.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { useApartmentTexts } from '../i18n/useApartmentTexts.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { color } from '../ui/theme/tokens.ts';
import type { RequestPageProps } from './RequestPage.tsx';

interface TogetherRequestProps {
  /** The page of any request, which is passed because it belongs to the one that loads this part. */
  Page: ComponentType<RequestPageProps>;
  /** The apartments of the request, in the order of lists; memoised. */
  asked: readonly Apartment[];
  /** All that there are; memoised. */
  apartments: readonly { slug: string; hasCot: boolean }[];
  /** With the guests of the whole party; memoised. */
  choice: StayChoice;
  stay: Stay;
}

/**
 * Reads the apartments of a request with their owner's current prices and rules.
 * @throws if any of them cannot be read
 * @returns the component for them
 */
export async function loadTogetherRequest(slugs: readonly string[]): Promise<ComponentType<LoadedProps>> {
  const apartments = await readCurrentApartments();
  const asked = apartments.filter(({ slug }) => slugs.includes(slug));
  if (asked.length < slugs.length) throw new Error(`Not all of these apartments could be read: ${slugs.join(', ')}`);
  return (props) => <TogetherRequest {...props} asked={asked} />;
}

export type LoadedProps = Omit<TogetherRequestProps, 'asked'>;

/** The request for several apartments at once, among which the party is split. */
function TogetherRequest({ Page, asked, apartments, choice, stay }: TogetherRequestProps) {
  const { t } = useTranslation(['request', 'offer']);
  const { list } = useFormat();
  const textsOf = useApartmentTexts();
  const { adults, children } = choice;
  const slugs = useMemo(() => apartments.map(({ slug }) => slug), [apartments]);
  const hasCot = apartments.some((one) => one.hasCot && asked.some(({ slug }) => slug === one.slug));
  const parts = useMemo(() => partsOf(asked, { adults, children }), [asked, adults, children]);
  const reasonFor = useReasonFor(asked, stay);
  const nameOf = (slug: string) => textsOf(slug).name;
  const insteadOf = (refused?: RefusedPart) => <LazyInsteadTogether {...{ slugs, choice, refused }} built={asked} />;

  if (!parts) {
    return (
      <Column>
        <PageTitle heading={t('title')} />
        <Refused sentence={t('together.noSplit', { ns: 'offer' })}>{insteadOf()}</Refused>
      </Column>
    );
  }
  return (
    <Page
      parts={parts}
      stay={stay}
      party={choice}
      title={t('together.names', { ns: 'offer', names: list(asked.map(({ slug }) => nameOf(slug))) })}
      hasCot={hasCot}
      instead={(refused) => <Refused sentence={reasonFor(refused.refusal, refused.slug)}>{insteadOf(refused)}</Refused>}
      reasonFor={({ code, details: { apartment, quote } }) =>
        apartment === undefined ? undefined : reasonFor(code, apartment, quote)
      }
      adviceOn={(_, refused) =>
        refused && (
          <>
            <p>{t('together.notSent', { ns: 'offer' })}</p>
            {insteadOf(refused)}
          </>
        )
      }
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
        <ChangeLink page="apartments" search={`?${writeStayChoice(choice)}`}>
          {t('changeStay')}
        </ChangeLink>
      }
    />
  );
}

/** The party split over the apartments, if it can be. */
function partsOf(
  apartments: readonly Apartment[],
  party: { adults: number; children: number },
): RequestedPart[] | undefined {
  const guests = splitParty(
    party,
    apartments.map(({ limits }) => limits),
  );
  return guests && apartments.map((apartment, place) => ({ apartment, guests: guests[place]! }));
}

/** Why a request was refused, with the apartment that is the reason. */
function useReasonFor(
  apartments: readonly Apartment[],
  stay: Stay,
): (code: string, slug: string, quote?: Quote) => string {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  const textsOf = useApartmentTexts();
  const reasonOf = useStayReason();
  return (code, slug, quote) => {
    const { name } = textsOf(slug);
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
        <Calm>{sentence}</Calm>
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

const ChangeLink = styled(PageLink)`
  padding-block: 8px;
  color: ${color.sea};
  font-weight: 600;
`;
