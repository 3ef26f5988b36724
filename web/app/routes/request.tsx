import styled from '@emotion/styled';
import { quoteStay, type Quote } from 'functions/domain/quote';
import { parseStay, type Stay } from 'functions/domain/stay';
import { useId, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useApartmentTexts } from '../i18n/useApartmentTexts.ts';
import { useConsented } from '../features/consent/consent.ts';
import { saveConfirmation } from '../features/requestConfirmation/SavedConfirmation.ts';
import { RequestForm } from '../features/requestForm/RequestForm.tsx';
import type { BookedRequest } from '../features/requestForm/sendRequest.ts';
import { writeStayChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { StaySummary } from '../features/booking/quote/StaySummary.tsx';
import { RefusedStay, RequestOffers } from '../features/booking/availability/RefusedStay.tsx';
import { useLazy } from '../features/booking/calendar/useLazy.ts';
import { useFreshApartment } from '../features/booking/availability/useFreshApartment.ts';
import { useRequestedStay } from '../features/booking/availability/useRequestedStay.ts';
import { Good } from '../features/booking/availability/verdictStyle.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { PageLink, usePathTo } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { useNamespaces } from '../i18n/useNamespaces.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { Column } from '../ui/layout/layout.ts';
import { useInputRemovals } from '../storage/guestInput.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { color, from } from '../ui/theme/tokens.ts';
import { useHydrated } from '../ui/browser/useHydrated.ts';
import { readApartment, readApartments } from '../villa/apartments.server.ts';
import { hasCot } from '../villa/rooms.server.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';
import type { RequestTerms } from './requestTerms.tsx';

export function loader({ url, params }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'request', 'form', 'errors', 'format', {
      stay: ['yourStay', 'checkIn', 'checkOut'],
      offer: ['available', 'guests', 'nights', 'adultCount', 'childCount', 'quote.*', 'season.*'],
      villa: ['apartments.*.name'],
    }),
    apartment: readApartment(params['slug']!),
    hasCot: hasCot(params['slug']!),
    others: readApartments().flatMap(({ slug }) => (slug === params['slug'] ? [] : [{ slug }])),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.messages.resources.request?.title);

export const shouldRevalidate = revalidateOnNewPath;

export default function Request() {
  const { t } = useTranslation('request');
  const { apartment: built, hasCot, others } = useLoaderData<typeof loader>();
  const textsOf = useApartmentTexts();
  const hydrated = useHydrated();
  const apartment = useFreshApartment(built, hydrated);
  const [choice, change] = useStayChoice();
  const { check, touch, refuse } = useRequestedStay(apartment, choice);
  const language = useLanguage();
  const navigate = useNavigate();
  const confirmationPath = usePathTo('confirmation');
  const remember = useConsented('details');
  const forgotten = useInputRemovals();
  const [newQuote, setNewQuote] = useState<{ stayKey: string; quote: Quote }>();
  const statusId = useId();
  const [isMoved, setIsMoved] = useState(false);
  const parsed = parseStay(choice.checkIn, choice.checkOut);

  if (!hydrated || 'problem' in parsed) {
    return (
      <Column>
        <PageTitle heading={t('title')} {...(hydrated ? { lead: t('noStay') } : {})}>
          {hydrated && (
            <div>
              <Quiet page="apartment" slug={built.slug}>
                {t('toApartment')}
              </Quiet>
            </div>
          )}
        </PageTitle>
        <Placeholder aria-busy={!hydrated || undefined} />
      </Column>
    );
  }

  const { stay } = parsed;
  const guests = { adults: choice.adults, children: choice.children };
  const search = `?${writeStayChoice(choice)}`;
  const stayKey = apartment.slug + search;
  const quote =
    newQuote?.stayKey === stayKey ? newQuote.quote : quoteStay(stay, guests, apartment, apartment.propertyTerms);
  const instead = check?.refusal && {
    refusal: check.refusal,
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
  };

  function onBooked({ response, sent, asFirstSent }: BookedRequest) {
    saveConfirmation({
      number: response.number,
      status: response.status,
      apartment: sent.apartment,
      stay,
      guests,
      quote: response.quote,
      propertyTerms: apartment.propertyTerms,
      email: sent.guest.email,
      asFirstSent,
      confirmUntil: response.confirmUntil,
    });
    // In place of the form: "back" must not lead to a form that was sent.
    void navigate(confirmationPath, { replace: true });
  }

  return (
    <Column>
      <PageTitle heading={t('title')} lead={t('intro')} />
      <Moved id={statusId} role="status" tabIndex={-1}>
        {isMoved && check && !check.refusal && <Good>{t('available', { ns: 'offer' })}</Good>}
      </Moved>
      {instead && !check.isRequested && <RefusedStay {...instead} />}
      <TwoColumns onFocus={touch}>
        <RequestForm
          key={`${apartment.slug} ${stay.checkIn} ${stay.checkOut} ${forgotten}`}
          wanted={{ apartment: apartment.slug, stay, guests, language }}
          quote={quote}
          onFailure={({ code, details }) => {
            if (details.quote) setNewQuote({ stayKey, quote: details.quote });
            refuse(code);
          }}
          onBooked={onBooked}
          remember={remember}
          takenAdvice={
            <>
              {instead && check.isRequested && <RequestOffers {...instead} />}
              <div>
                <Quiet page="apartment" slug={apartment.slug} search={search}>
                  {t('changeStay')}
                </Quiet>
              </div>
            </>
          }
        />
        <Summary>
          <StaySummary
            title={textsOf(apartment.slug).name}
            stay={stay}
            guests={guests}
            quote={instead ? undefined : quote}
            propertyTerms={apartment.propertyTerms}
          >
            <Change page="apartment" slug={apartment.slug} search={search}>
              {t('changeStay')}
            </Change>
          </StaySummary>
        </Summary>
        {!instead && <LazyRequestTerms apartment={apartment} hasCot={hasCot} stay={stay} quote={quote} />}
      </TwoColumns>
    </Column>
  );
}

const loadRequestTerms = () => import('./requestTerms.tsx').then((module) => module.RequestTerms);

/** Last on a phone and at the end of a column on a desk, so that nothing moves when it comes. */
function LazyRequestTerms(props: ComponentProps<typeof RequestTerms>) {
  const messages = useNamespaces(true, 'stayTerms', 'payment');
  const loaded = useLazy(loadRequestTerms);
  return loaded.state === 'ready' && messages === 'ready' && <loaded.value {...props} />;
}

const Moved = styled.div`
  scroll-margin-top: 96px;
  &:not(:empty) {
    margin-bottom: 28px;
  }
`;

const Placeholder = styled.div`
  min-height: 40vh;
`;

/** The form, beside it the stay and what happens next; on a phone the stay comes first. */
const TwoColumns = styled.div`
  display: grid;
  gap: 48px;
  padding-bottom: 72px;
  & h2 {
    font-size: 26px;
  }
  ${from.desk} {
    grid-template: auto 1fr / 1fr 420px;
    gap: 40px 80px;
    align-items: start;
    padding-bottom: 112px;
    & > form {
      grid-row: span 2;
    }
  }
`;

const Summary = styled.div`
  order: -1;
  ${from.desk} {
    order: 0;
  }
`;

const Quiet = styled(PageLink)`
  ${secondaryButton}
`;

const Change = styled(PageLink)`
  padding-block: 8px;
  color: ${color.sea};
  font-weight: 600;
`;
