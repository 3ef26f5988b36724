import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { sumOfLimits } from 'functions/domain/guests';
import { sumOfQuotes, type QuoteSums } from 'functions/domain/quote';
import type { TFunction } from 'i18next';
import type { Stay } from 'functions/domain/stay';
import { StayTerms } from '../features/booking/terms/StayTerms.tsx';
import { NextSteps } from '../features/requestForm/NextSteps.tsx';

/** Below the bill of a request, for all of its apartments. */
export function RequestTerms({
  apartments,
  hasCot,
  stay,
  quotes,
  instant,
}: {
  apartments: readonly Apartment[];
  hasCot: boolean;
  stay: Stay;
  quotes: readonly QuoteSums[];
  /** Of a booking that is confirmed at once. */
  instant: TFunction<'instant'> | undefined;
}) {
  const { propertyTerms } = apartments[0]!;
  const limits = sumOfLimits(apartments.map((apartment) => apartment.limits));
  return (
    <Terms>
      <StayTerms apartment={{ limits, propertyTerms }} hasCot={hasCot} stay={stay} quote={sumOfQuotes(quotes)} />
      <NextSteps stay={stay} quotes={quotes} terms={propertyTerms} instant={instant} />
    </Terms>
  );
}

const Terms = styled.div`
  display: grid;
  gap: 40px;
`;
