import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Quote } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { StayTerms } from '../features/booking/terms/StayTerms.tsx';
import { NextSteps } from '../features/requestForm/NextSteps.tsx';

/** Below the bill of a request. */
export function RequestTerms({
  apartment,
  hasCot,
  stay,
  quote,
}: {
  apartment: Apartment;
  hasCot: boolean;
  stay: Stay;
  quote: Quote;
}) {
  return (
    <Terms>
      <StayTerms apartment={apartment} hasCot={hasCot} stay={stay} quote={quote} />
      <NextSteps stay={stay} quote={quote} terms={apartment.propertyTerms} />
    </Terms>
  );
}

const Terms = styled.div`
  display: grid;
  gap: 40px;
`;
