import styled from '@emotion/styled';
import { sumOfLimits, type Guests } from 'functions/domain/guests';
import { quoteStay, sumOfQuotes, type Quote } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { TFunction } from 'i18next';
import type { RequestedPart } from '../features/booking/availability/readRefusal.ts';
import { useRequestedStay, type RefusedPart } from '../features/booking/availability/useRequestedStay.ts';
import { useUnreadText } from '../features/booking/availability/useUnreadText.ts';
import { StayLine } from '../features/booking/quote/StayLine.tsx';
import { StaySummary } from '../features/booking/quote/StaySummary.tsx';
import { StayQuestions } from '../features/booking/terms/StayTerms.tsx';
import { useConsented } from '../features/consent/useConsented.ts';
import { saveConfirmation } from '../features/requestConfirmation/SavedConfirmation.ts';
import { NextSteps } from '../features/requestForm/NextSteps.tsx';
import { RequestForm } from '../features/requestForm/RequestForm.tsx';
import type { BookedRequest } from '../features/requestForm/sendRequest.ts';
import { openSent, stayKeyOf } from '../features/requestForm/SentRequest.ts';
import { useSentRequest } from '../features/requestForm/useSentRequest.ts';
import { PageLink, usePathTo } from '../i18n/PageLink.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useInputRemovals } from '../storage/guestInput.ts';
import { useMediaQuery } from '../ui/browser/useMediaQuery.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import type { PictureProps } from '../ui/picture/Picture.tsx';
import { color, from } from '../ui/theme/tokens.ts';
import { Placeholder } from './Placeholder.tsx';

type FormProps = ComponentProps<typeof RequestForm>;

interface RequestPageProps {
  /** The apartments, each with its guests; memoised. */
  parts: readonly RequestedPart[];
  /** Memoised. */
  stay: Stay;
  /** All guests of the request. */
  party: Guests;
  /** Title of the summary. */
  title: string;
  hasCot: boolean;
  /** The picture of the apartment, or of the first of several. */
  picture: PictureProps['picture'];
  /** @param isFree whether all apartments are known to be available */
  status?: (isFree: boolean) => ReactNode;
  /** Alternatives before anything was sent. */
  instead: (refused: RefusedPart) => ReactNode;
  reasonFor?: FormProps['reasonFor'];
  /** Alternatives after a request that was refused because of this apartment. */
  adviceOn: (refused: RefusedPart) => ReactNode;
  /** The bill of several apartments, instead of a single one's. */
  bill?: (quotes: readonly Quote[]) => ReactNode;
  /** Link to the page on which the guest can change the stay. */
  change: ReactNode;
}

/** The request form beside the stay with its price and terms, and alternatives if the stay is not available. */
export function RequestPage({
  parts,
  stay,
  party,
  title,
  hasCot,
  picture,
  status,
  instead,
  reasonFor,
  adviceOn,
  bill,
  change,
}: RequestPageProps) {
  const { t } = useTranslation('request');
  const language = useLanguage();
  const navigate = useNavigate();
  const confirmationPath = usePathTo('confirmation');
  const remember = useConsented('details');
  const forgotten = useInputRemovals();
  const isWide = useMediaQuery('(min-width: 1000px)');
  const [newQuotes, setNewQuotes] = useState<{ stayKey: string; quotes: Quote[] }>();

  const wanted = parts.map(({ apartment, guests }) => ({ apartment: apartment.slug, guests }));
  const stayKey = JSON.stringify([wanted, stay]);
  const { check, touch, refuse, take } = useRequestedStay(parts, stay, stayKey);
  const formKey = stayKey + forgotten;
  const sentKey = stayKeyOf(
    wanted.map(({ apartment }) => apartment),
    stay,
  );
  const sent = useSentRequest(formKey, sentKey, onBooked);
  // While it is unknown whether a request for this stay was booked, this guest may be the one who holds the nights.
  const isOwn = openSent(sentKey)?.stayKey === sentKey;
  const isHidden = isOwn && !check?.isRequested && check?.refused?.refusal === 'dates-taken';
  const refused = isHidden ? undefined : check?.refused;
  const quotes =
    newQuotes?.stayKey === stayKey
      ? newQuotes.quotes
      : parts.map(({ apartment, guests }) => quoteStay(stay, guests, apartment, apartment.propertyTerms));
  const { propertyTerms } = parts[0]!.apartment;
  const limits = sumOfLimits(parts.map(({ apartment }) => apartment.limits));
  const unread = useUnreadText()(parts.map(({ apartment }) => apartment));
  // Bookings are not confirmed at once while platform calendars are unread, because the nights may have been sold there.
  const instant = useInstantTexts(!unread && parts.every(({ apartment }) => apartment.bookingMode === 'instant'));

  function onBooked(booked: BookedRequest) {
    // No nights are held until the email is confirmed.
    if (!booked.confirmUntil) {
      const slugs = booked.bookings.map(({ apartment }) => apartment);
      take(slugs, booked.stay);
    }
    saveConfirmation({ ...booked, propertyTerms });
    // Replaces the history entry, so that "back" does not lead to a form that was already sent.
    void navigate(confirmationPath, { replace: true });
  }

  if (sent === 'asking') {
    return (
      <Column>
        <PageTitle heading={t('title')} />
        <Placeholder aria-busy>
          <p role="status">{t('asking')}</p>
        </Placeholder>
      </Column>
    );
  }
  const sharedBill = refused ? undefined : bill?.(quotes);
  const total = refused ? undefined : sumOfQuotes(quotes).totalPayment;
  return (
    <Column>
      <PageTitle heading={instant?.('title') ?? t('title')} lead={instant?.('intro') ?? t('intro')} />
      {status?.(!!check && !refused)}
      {refused && !check?.isRequested && instead(refused)}
      <TwoColumns onFocus={touch}>
        <FoldedStay open={isWide}>
          <StayLine {...{ title, picture, stay, guests: party, total }} />
          <StaySummary
            title={title}
            stay={stay}
            guests={party}
            quote={refused || bill ? undefined : quotes[0]}
            propertyTerms={propertyTerms}
          >
            {sharedBill}
            {change}
          </StaySummary>
        </FoldedStay>
        <RequestForm
          key={formKey}
          wanted={{ parts: wanted, stay, language, bookingMode: instant ? 'instant' : 'request' }}
          instant={instant}
          note={unread}
          notice={sent === 'unknown' ? t('unanswered') : sent === 'notArrived' ? t('notArrived') : undefined}
          quotes={quotes}
          onFailure={({ code, details }) => {
            // For several apartments, the quotes are in the request's order.
            const changed = details.quotes ?? (details.quote && [{ quote: details.quote }]);
            if (changed) setNewQuotes({ stayKey, quotes: changed.map(({ quote }) => quote) });
            refuse(code, details.apartment ?? wanted[0]!.apartment);
          }}
          onBooked={onBooked}
          remember={remember}
          reasonFor={reasonFor}
          adviceOn={() => check?.isRequested && refused && adviceOn(refused)}
        />
        {!refused && (
          <>
            <NextSteps stay={stay} quotes={quotes} terms={propertyTerms} instant={instant} />
            <StayQuestions apartment={{ limits, propertyTerms }} hasCot={hasCot} apartments={parts.length} />
          </>
        )}
      </TwoColumns>
    </Column>
  );
}

/** The form beside the stay, the next steps and the terms. On a phone only a line about the stay comes before the form. */
const TwoColumns = styled.div`
  display: grid;
  gap: 48px;
  padding-bottom: 72px;
  & h2 {
    font-size: 1.625rem;
  }
  ${from.desk} {
    grid-template: auto auto 1fr / 1fr 420px;
    gap: 40px 80px;
    align-items: start;
    padding-bottom: 112px;
    & > * {
      grid-column: 2;
    }
    & > form {
      grid-area: 1 / 1 / span 3;
    }
  }
`;

/** The stay. On a phone, it is folded under its line. On a desktop, it is always open and has no line. */
const FoldedStay = styled.details`
  & > section {
    margin-top: 12px;
  }
  ${from.desk} {
    & > summary {
      display: none;
    }
    & > section {
      margin-top: 0;
    }
  }
`;

/** For the prop `change`. */
export const ChangeLink = styled(PageLink)`
  padding-block: 8px;
  color: ${color.secondary};
  font-weight: 600;
`;

/** Messages for a booking that is confirmed at once; `undefined` if it must be requested. */
function useInstantTexts(isInstant: boolean): TFunction<'instant'> | undefined {
  const { t } = useTranslation('instant');
  return isInstant ? t : undefined;
}
