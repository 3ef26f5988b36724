import { FieldValue } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { accessSchema } from '../contract/access.ts';
import { apartmentFactsSchema } from '../contract/apartment.ts';
import { arrivalSchema } from '../contract/arrival.ts';
import { accessDocument, apartmentPath, arrivalPath, settingsDocument, versionPath } from '../contract/collections.ts';
import type { HistoryAction } from '../contract/history.ts';
import type { OwnerChange, saveApartmentRequest, saveSettingsRequest } from '../contract/ownerCallables.ts';
import { settingsSchema } from '../contract/settings.ts';
import { type FieldFault, faultsInPrices, type PriceList } from '../domain/checkPrices.ts';
import { faultsInAccess, faultsInSettings } from '../domain/checkSettings.ts';
import { todayIn } from '../domain/isoDate.ts';
import { ownersFields, savedVersion } from '../history/savedVersion.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { expectApartments } from './blockNights.ts';
import { OwnerError } from './OwnerError.ts';
import { commitOne, requireRevision, type SignedInOwner } from './commitChange.ts';

type Fields = Record<string, unknown>;

interface SavedDocument {
  /** Name of the callable. */
  name: string;
  path: string;
  action: HistoryAction;
  request: { requestId: string; revision: number; base?: Fields | undefined };
  /** Schema of the fields that the owner edits. */
  schema: z.ZodMiniType;
  owner: SignedInOwner;
  now: Date;
  /**
   * All fields that the owner edits, validated.
   * @throws {OwnerError} shown to the owner
   */
  valuesFor: (before: Fields | undefined) => Fields;
}

/**
 * Replaces the fields of a document that the owner edits, and saves its former version in the same batch.
 * @throws {OwnerError} `changed-meanwhile`, `request-id-reused`, and the errors of `valuesFor`
 */
export async function saveDocument(saved: SavedDocument): Promise<OwnerChange> {
  const { name, path, action, request, owner, now } = saved;
  return commitOne({ name, request, owner, now }, async () => {
    const document = await firestore().doc(path).get();
    requireRevision(document, request.revision);
    const before = document.data();
    requireBase(saved, before);
    const values = saved.valuesFor(before);
    const removed = Object.keys(before ? ownersFields(before) : {}).filter((field) => !(field in values));
    const deletions = Object.fromEntries(removed.map((field) => [field, FieldValue.delete()]));
    return {
      reference: document.ref,
      ...(before && { before: document }),
      action,
      fields: { ...deletions, ...values },
      alongside: (batch) => {
        if (!before) return;
        const version = savedVersion(before, owner.email, now);
        batch.set(firestore().doc(versionPath(path, version.revision)), version);
      },
    };
  });
}

/**
 * Refuses a form that is older than an edit in the console. Such an edit has no new revision until its trigger has run, so
 * older forms are recognised by their values. Unreadable values never reach a form and are replaced.
 * @throws {OwnerError} `changed-meanwhile`
 */
function requireBase({ schema, request }: SavedDocument, before: Fields | undefined): void {
  if (!request.base) return;
  const stored = schema.safeParse(ownersFields(before ?? {}));
  if (stored.success && !isDeepStrictEqual(schema.safeParse(request.base).data, stored.data)) {
    throw new OwnerError('changed-meanwhile', { revision: request.revision });
  }
}

/** @throws {OwnerError} `settings-invalid` with the invalid fields */
function parseValues<Schema extends z.ZodMiniType>(schema: Schema, values: unknown): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
  throw new OwnerError('settings-invalid', {
    faults: [...fields].map((field) => ({ field, fault: 'not-possible' })),
  });
}

/** @throws {OwnerError} `settings-invalid` if there are any faults */
function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length === 0) return;
  throw new OwnerError('settings-invalid', { faults: faults.map(({ field, fault }) => ({ field, fault })) });
}

/**
 * Saves an apartment's prices, rules and limits. Its slug and position stay. Bookings are not affected, as they have their
 * own quote and terms.
 * @throws {OwnerError} `apartment-not-found`, `settings-invalid`, `changed-meanwhile`, `request-id-reused`
 */
export async function saveApartment(
  request: z.output<typeof saveApartmentRequest>,
  owner: SignedInOwner,
  now: Date,
): Promise<OwnerChange> {
  const { timeZone } = await readSettings();
  return saveDocument({
    name: 'saveApartment',
    path: apartmentPath(request.apartment),
    action: 'pricesSaved',
    request,
    schema: apartmentFactsSchema,
    owner,
    now,
    valuesFor(before) {
      if (!before) throw new OwnerError('apartment-not-found');
      const position: unknown = before.position ?? request.facts.position;
      const facts = parseValues(apartmentFactsSchema, { ...request.facts, slug: request.apartment, position });
      refuseFaults(faultsInPrices(facts as PriceList, todayIn(timeZone, now)));
      return facts;
    },
  });
}

type Request = z.output<typeof saveSettingsRequest>;

/** @throws {OwnerError} `apartment-not-found` */
async function pathOf({ document, apartment }: Request): Promise<string> {
  if (document === 'property') return settingsDocument;
  if (document === 'access') return accessDocument;
  if (apartment === undefined) throw new OwnerError('apartment-not-found');
  await expectApartments([apartment]);
  return arrivalPath(apartment);
}

const schemas = { property: settingsSchema, access: accessSchema, arrival: arrivalSchema } as const;

/**
 * Replaces a whole settings document.
 * @throws {OwnerError} `apartment-not-found`, `settings-invalid`, `changed-meanwhile`, `request-id-reused`
 */
export async function saveSettings(request: Request, owner: SignedInOwner, now: Date): Promise<OwnerChange> {
  return saveDocument({
    name: 'saveSettings',
    path: await pathOf(request),
    action: 'settingsSaved',
    request,
    schema: schemas[request.document],
    owner,
    now,
    valuesFor: () => checked(request, owner),
  });
}

function checked({ document, values }: Request, owner: SignedInOwner): Record<string, unknown> {
  switch (document) {
    case 'property': {
      const settings = parseValues(settingsSchema, values);
      refuseFaults(faultsInSettings(settings));
      return settings;
    }
    case 'arrival':
      return parseValues(arrivalSchema, values);
    case 'access': {
      const access = parseValues(accessSchema, values);
      refuseFaults(faultsInAccess(access.owners, owner.email));
      return access;
    }
  }
}
