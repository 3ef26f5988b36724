import type { Callables } from 'functions/contract/callables';
import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import { readPerson, readPhoneRegion, type PersonTexts } from '../../form/readPerson.ts';
import { readObject, writeObject } from '../../storage/browserStorage.ts';
import { readTexts, textOf } from '../../storage/readTexts.ts';

export interface RequestDraft {
  /** As they are in their inputs. */
  fields: PersonTexts;
  phoneRegion?: string | undefined;
  /** The phone number with that region's calling code, where it was typed without one. */
  internationalPhone?: string | undefined;
  acceptPrivacy: boolean;
  acceptTerms: boolean;
}

export type RequestField = PersonField | 'acceptPrivacy' | 'acceptTerms';

export const requiredFields: readonly PersonField[] = ['firstName', 'lastName', 'email', 'phone'];

/** One apartment, or several at once. */
export type StayRequest = Callables['requestBooking' | 'requestApartments']['request'];

export const emptyDraft: RequestDraft = {
  fields: readTexts(personFields, undefined),
  acceptPrivacy: false,
  acceptTerms: false,
};

/** The form's values. @param toInternational puts the calling code of a region before a phone number */
export function readRequest(
  form: HTMLFormElement,
  toInternational: (phone: string, region: string) => string | undefined,
): RequestDraft {
  const fields = readPerson(form);
  const phoneRegion = readPhoneRegion(form);
  const data = new FormData(form);
  return {
    fields,
    phoneRegion,
    internationalPhone: phoneRegion && toInternational(fields.phone, phoneRegion),
    acceptPrivacy: data.has('acceptPrivacy'),
    acceptTerms: data.has('acceptTerms'),
  };
}

export function readDraft(): RequestDraft {
  const stored = readObject('requestDraft') as Partial<RequestDraft> | undefined;
  return {
    fields: readTexts(personFields, stored?.fields),
    phoneRegion: textOf(stored?.phoneRegion),
    internationalPhone: textOf(stored?.internationalPhone),
    acceptPrivacy: stored?.acceptPrivacy === true,
    acceptTerms: stored?.acceptTerms === true,
  };
}

export function saveDraft(draft: RequestDraft): void {
  writeObject('requestDraft', draft);
}
