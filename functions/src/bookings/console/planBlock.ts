import { Timestamp } from 'firebase-admin/firestore';
import type { BlockedNights, StoredBlock } from '../../contract/block.ts';
import type { Language } from '../../domain/language.ts';
import { longestBlock, parseStay } from '../../domain/stay.ts';
import { nextRevision } from '../../history/historyEntry.ts';
import { ownerTexts } from '../../mail/format/mailTexts.ts';
import { changedFields } from '../change/changedFields.ts';
import { nightChanges, nightsIn, type ApartmentNight } from '../nightWrites.ts';

type BlockProblem = 'apartment' | 'dates' | 'too-long' | 'nights-taken';
type Typed = Readonly<Record<string, unknown>>;

/** A stored block, which somebody may have made or edited in the console, and what is needed to settle it. */
export interface UnsettledBlock<Night extends ApartmentNight> {
  data: Typed;
  /** The nights stored for it. */
  held: readonly Night[];
  /** Whether the apartment that it names exists. */
  apartmentExists: boolean;
  language: Language;
  now: Date;
}

/** The writes of one batch. */
export interface BlockSettlement<Night extends ApartmentNight> {
  fields: Partial<StoredBlock<Timestamp>>;
  take: ApartmentNight[];
  release: Night[];
  /** The nights before and after; `null` for none. */
  change?: { before: BlockedNights | null; after: BlockedNights };
  /** Whether an edit is put back. */
  reverts: boolean;
  /** Alternative when a night to take is held by a booking or another block. */
  ifTaken?: BlockSettlement<Night>;
}

/** The slug that a block names, if it can be one. */
export function apartmentOfBlock({ apartment }: Typed): string | undefined {
  const slug = typeof apartment === 'string' ? apartment.trim() : '';
  return /^[a-z0-9-]{1,40}$/.test(slug) ? slug : undefined;
}

/** The nights that a block holds; `null` when it holds none, or the field was made unreadable in the console. */
export function readAgreedNights(agreed: unknown): BlockedNights | null {
  if (typeof agreed !== 'object' || agreed === null) return null;
  const read = readNights(agreed as Typed);
  return Array.isArray(read) ? null : read;
}

/**
 * Plans the writes that make a block and its nights consistent after any edit. A new block whose nights cannot be closed
 * is left as it is, with a note; an edit that cannot be done is put back. A settled block gets an empty plan.
 */
export function planBlock<Night extends ApartmentNight>(block: UnsettledBlock<Night>): BlockSettlement<Night> {
  const { data, apartmentExists } = block;
  const agreed = readAgreedNights(data.agreed);
  const read = readNights(data);
  const problems = Array.isArray(read) ? read : apartmentExists ? [] : (['apartment'] as const);
  if (Array.isArray(read) || problems.length > 0) return refused(block, agreed, problems);
  const same = agreed !== null && isSameNights(read, agreed);
  return {
    ...settlement(block, read, same ? {} : { problem: null }),
    ...(same ? {} : { change: { before: agreed, after: read } }),
    ifTaken: refused(block, same ? null : agreed, ['nights-taken']),
  };
}

function refused<Night extends ApartmentNight>(
  block: UnsettledBlock<Night>,
  agreed: BlockedNights | null,
  problems: readonly BlockProblem[],
): BlockSettlement<Night> {
  const problem = problemText(problems, agreed !== null, block.language);
  return { ...settlement(block, agreed, { problem }), reverts: agreed !== null };
}

function settlement<Night extends ApartmentNight>(
  { data, held, now }: UnsettledBlock<Night>,
  agreed: BlockedNights | null,
  { problem }: { problem?: string | null },
): BlockSettlement<Night> {
  const fields = changedFields(data, {
    ...agreed,
    agreed,
    reason: typeof data.reason === 'string' ? data.reason : '',
    createdAt: data.createdAt instanceof Timestamp ? data.createdAt : Timestamp.fromDate(now),
    problem: problem === undefined ? textOrNull(data.problem) : problem,
  });
  const { take, release } = nightChanges(agreed ? nightsIn(agreed) : [], held);
  const isChanged = Object.keys(fields).length > 0 || data.revision === undefined;
  return { fields: { ...fields, ...(isChanged && { revision: nextRevision(data) }) }, take, release, reverts: false };
}

function readNights(typed: Typed): BlockedNights | BlockProblem[] {
  const apartment = apartmentOfBlock(typed);
  const parsed = parseStay(trimmed(typed.checkIn), trimmed(typed.checkOut), longestBlock);
  if (apartment && 'stay' in parsed) return { apartment, ...parsed.stay };
  const problems: BlockProblem[] = apartment ? [] : ['apartment'];
  if ('problem' in parsed) problems.push(parsed.problem === 'stay-too-long' ? 'too-long' : 'dates');
  return problems;
}

function problemText(problems: readonly BlockProblem[], isPutBack: boolean, language: Language): string {
  const t = ownerTexts(language);
  const sentences = problems.map((problem) => {
    if (problem === 'apartment' || problem === 'dates') return t(`entryProblem.${problem}`);
    return t(problem === 'nights-taken' && !isPutBack ? 'blockProblem.nights-taken-yet' : `blockProblem.${problem}`);
  });
  return [t(isPutBack ? 'blockProblem.putBack' : 'blockProblem.intro'), ...sentences].join(' ');
}

function isSameNights(a: BlockedNights, b: BlockedNights): boolean {
  return a.apartment === b.apartment && a.checkIn === b.checkIn && a.checkOut === b.checkOut;
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
