import type { TouristTax } from 'functions/domain/quote';
import { expect, it } from 'vitest';
import { renderInLanguage } from '../features/host/frame/renderInLanguage.tsx';
import { useExtraCosts } from '../i18n/useExtraCosts.ts';

const included: TouristTax = { mode: 'included' };
const perNight: TouristTax = { mode: 'perPersonNight', amount: 150, bands: [], assumedChildAge: 8 };

function Extra(apartment: { cleaningFee: number; touristTax: TouristTax }) {
  return useExtraCosts()({ ...apartment, propertyTerms: apartment });
}

it.each([
  [6000, included, 'plus €60 cleaning'],
  [6000, perNight, 'plus €60 cleaning and tourist tax'],
  [0, perNight, 'plus tourist tax'],
  [0, included, ''],
])('a price per night names what comes on top of it: %i cents of cleaning, tax %j', (cleaningFee, touristTax, text) => {
  expect(renderInLanguage(<Extra cleaningFee={cleaningFee} touristTax={touristTax} />)).toBe(text);
});
