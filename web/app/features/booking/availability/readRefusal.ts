import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import { stayRefusal } from 'functions/domain/availability';
import type { Guests } from 'functions/domain/guests';
import { todayIn } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { villaNights } from '../takenNights/villaNights.ts';
import { askAvailability } from './askAvailability.ts';

export interface RequestedPart {
  apartment: Apartment;
  guests: Guests;
}

/** Why a stay is not available, and in which apartment. */
export interface PartRefusal {
  slug: string;
  code: ErrorCode;
}

/**
 * Finds the first apartment that is not available, by the public taken nights. These may be a few minutes old, but
 * reading them needs no Firebase code.
 */
export async function readRefusal(parts: readonly RequestedPart[], stay: Stay): Promise<PartRefusal | undefined> {
  const nights = await villaNights.read();
  return firstOf(
    parts.map(({ apartment, guests }) => {
      const taken = nights.get(apartment.slug) ?? new Set();
      const code = stayRefusal(stay, guests, apartment, taken, todayIn(apartment.propertyTerms.timeZone));
      return { slug: apartment.slug, code };
    }),
  );
}

/** Finds the first apartment that is not available, by the server's current data. */
export async function askRefusal(parts: readonly RequestedPart[], stay: Stay): Promise<PartRefusal | undefined> {
  return firstOf(
    await Promise.all(
      parts.map(async ({ apartment: { slug }, guests }) => {
        const { apartments } = await askAvailability({ ...stay, ...guests }, slug);
        const result = apartments.find((apartment) => apartment.slug === slug);
        return { slug, code: result?.available ? undefined : result?.reason };
      }),
    ),
  );
}

function firstOf(results: readonly { slug: string; code: ErrorCode | undefined }[]): PartRefusal | undefined {
  return results.flatMap(({ slug, code }) => (code === undefined ? [] : [{ slug, code }]))[0];
}
