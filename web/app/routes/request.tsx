import styled from '@emotion/styled';
import { quoteStay, type Quote } from 'functions/domain/quote';
import { parseStay } from 'functions/domain/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useApartmentWords } from '../features/apartments/useApartmentWords.ts';
import { useConsented } from '../features/consent/consent.ts';
import { keepConfirmation } from '../features/confirmation/KeptConfirmation.ts';
import { NextSteps } from '../features/request/NextSteps.tsx';
import { RequestForm } from '../features/request/RequestForm.tsx';
import type { BookedRequest } from '../features/request/sendRequest.ts';
import { writeStayChoice } from '../features/stay/StayChoice.ts';
import { StaySummary } from '../features/stay/StaySummary.tsx';
import { useFreshApartment } from '../features/stay/useFreshApartment.ts';
import { useStayChoice } from '../features/stay/useStayChoice.ts';
import { PageLink, usePathTo } from '../i18n/PageLink.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { quietAction } from '../ui/action.ts';
import { Column } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { sessionStore } from '../ui/sessionStore.ts';
import { color, from } from '../ui/tokens.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { readApartment } from '../villa/apartments.server.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url, params }: LoaderFunctionArgs) {
  return {
    words: readWords(url, 'request', 'errors', {
      stay: ['yourStay', 'checkIn', 'checkOut'],
      offer: ['guests', 'nights', 'adultCount', 'childCount', 'quote.*', 'season.*'],
      villa: [`apartments.${params['slug']}.name`],
    }),
    apartment: readApartment(params['slug']!),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.request?.title);

export const shouldRevalidate = keepDataOfPage;

export default function Request() {
  const { t } = useTranslation('request');
  const { apartment: built } = useLoaderData<typeof loader>();
  const { name } = useApartmentWords()(built.slug);
  const hydrated = useHydrated();
  const apartment = useFreshApartment(built, hydrated);
  const [choice] = useStayChoice();
  const language = useLanguage();
  const navigate = useNavigate();
  const confirmationPath = usePathTo('confirmation');
  const remember = useConsented('details');
  const [newQuote, setNewQuote] = useState<Quote>();
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
        <Room aria-busy={!hydrated || undefined} />
      </Column>
    );
  }

  const { stay } = parsed;
  const guests = { adults: choice.adults, children: choice.children };
  const quote = newQuote ?? quoteStay(stay, guests, apartment, apartment.houseTerms);
  const search = `?${writeStayChoice(choice)}`;

  function onBooked({ answer, sent, asFirstSent }: BookedRequest) {
    keepConfirmation(sessionStore(), {
      number: answer.number,
      status: answer.status,
      apartment: sent.apartment,
      stay,
      guests,
      quote: answer.quote,
      houseTerms: apartment.houseTerms,
      firstName: sent.guest.firstName,
      email: sent.guest.email,
      asFirstSent,
    });
    // In place of the form: "back" must not lead to a form that was sent.
    void navigate(confirmationPath, { replace: true });
  }

  return (
    <Column>
      <PageTitle heading={t('title')} lead={t('intro')} />
      <Halves>
        <RequestForm
          key={`${apartment.slug} ${stay.checkIn} ${stay.checkOut}`}
          wanted={{ apartment: apartment.slug, stay, guests, language }}
          quote={quote}
          onQuote={setNewQuote}
          onBooked={onBooked}
          remember={remember}
          takenAdvice={
            <div>
              <Quiet page="apartment" slug={apartment.slug} search={search}>
                {t('changeStay')}
              </Quiet>
            </div>
          }
        />
        <Summary>
          <StaySummary title={name} stay={stay} guests={guests} quote={quote} houseTerms={apartment.houseTerms}>
            <Change page="apartment" slug={apartment.slug} search={search}>
              {t('changeStay')}
            </Change>
          </StaySummary>
        </Summary>
        <NextSteps />
      </Halves>
    </Column>
  );
}

const Room = styled.div`
  min-height: 40vh;
`;

/** The form, beside it the stay and what happens next; on a phone the stay comes first. */
const Halves = styled.div`
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
  ${quietAction}
`;

const Change = styled(PageLink)`
  padding-block: 8px;
  color: ${color.sea};
  font-weight: 600;
`;
