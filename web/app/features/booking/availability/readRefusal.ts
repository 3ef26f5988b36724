import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import { stayRefusal } from 'functions/domain/availability';
import { todayIn } from 'functions/domain/isoDate';
import type { Wish } from 'functions/domain/offersFor';
import { callFunction } from '../../../firebase/callFunction.ts';
import { readVillaNights } from '../takenNights/readVillaNights.ts';

/** Why a stay cannot be had, by the public taken nights: they may be a minute old, and need nothing of Firebase. */
export async function readRefusal(wish: Wish, apartment: Apartment): Promise<ErrorCode | undefined> {
  const taken = (await readVillaNights()).get(apartment.slug) ?? new Set();
  return stayRefusal(wish, wish, apartment, taken, todayIn(apartment.propertyTerms.timeZone));
}

/** The same by the server, as it is now. */
export async function askRefusal(wish: Wish, slug: string): Promise<ErrorCode | undefined> {
  const { apartments } = await callFunction('checkAvailability', { ...wish, apartment: slug });
  const answer = apartments.find((apartment) => apartment.slug === slug);
  return answer?.available ? undefined : answer?.reason;
}
