import type { Callables } from 'functions/contract/callables';
import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import { readPerson, readPhoneRegion, type PersonTexts } from '../../form/readPerson.ts';
import { readObject, writeObject, readTexts, textOf } from '../../storage/browserStorage.ts';

export interface RequestDraft {
  /** The raw values of the inputs. */
  fields: PersonTexts;
  /** Region of the calling code before the phone number. */
  phoneRegion?: string | undefined;
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

export function readRequest(form: HTMLFormElement): RequestDraft {
  const data = new FormData(form);
  return {
    fields: readPerson(form),
    phoneRegion: readPhoneRegion(form),
    acceptPrivacy: data.has('acceptPrivacy'),
    acceptTerms: data.has('acceptTerms'),
  };
}

export function readDraft(): RequestDraft {
  const stored = readObject('requestDraft') as Partial<RequestDraft> | undefined;
  return {
    fields: readTexts(personFields, stored?.fields),
    phoneRegion: textOf(stored?.phoneRegion),
    acceptPrivacy: stored?.acceptPrivacy === true,
    acceptTerms: stored?.acceptTerms === true,
  };
}

export function saveDraft(draft: RequestDraft): void {
  writeObject('requestDraft', draft);
}
