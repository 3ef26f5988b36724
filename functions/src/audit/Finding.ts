import type { Language } from '../domain/language.ts';
import { ownerTexts } from '../mail/format/mailTexts.ts';

/**
 * The contradictions that can occur in the database, by group: their meaning and what to do. For the person who maintains the
 * site. Owners get the texts `dataProblem` in `locales/{language}/owner.json`.
 */
export const findingKinds = {
  nights: {
    'night-twice': {
      means: 'Two bookings or blocks want the same night: two guests may have been promised it.',
      todo: 'Open both at the desk, and move or cancel one of them. Its history says how it came to the night.',
    },
    'night-lost': {
      means: 'A booking or block does not hold a night that it is to have, so it could be sold again.',
      todo: 'Nights of bookings and blocks are taken again every morning. If this stays, open it at the desk and move it.',
    },
    'night-leaked': {
      means: 'A night is held, but no booking, block or platform wants it: it cannot be sold.',
      todo: 'Delete the document in `nights`, and the night in the month of `apartments/{slug}/calendar`, in the console.',
    },
    'calendar-free': {
      means: 'The public calendar shows a held night as free. A guest who asks for it is told that it is taken.',
      todo: 'Add the night, with the value true, to `nights` of the month in `apartments/{slug}/calendar`, in the console.',
    },
    'calendar-taken': {
      means: 'The public calendar shows a night as taken that nobody holds: no guest asks for it.',
      todo: 'Delete the night in the month of `apartments/{slug}/calendar`, in the console.',
    },
  },
  bookings: {
    'booking-unsettled': {
      means: 'A booking differs from its settled stay: an edit in the console was not taken up.',
      todo: 'Edits are taken up again every hour. If this stays, look for "booking could not be settled" in the log of the functions.',
    },
    'booking-status': {
      means:
        'The status of a booking and what follows from it disagree: a request without its waiting time never expires, and who ended a stay decides whether it can come back.',
      todo: 'Open the booking at the desk, decide it anew, or undo what was edited in the console.',
    },
    'document-unreadable': {
      means:
        'A document has a field that cannot be read. Of an apartment or settings the last readable version serves; a night stays taken; a booking keeps its nights and cannot be changed; what a history entry tells is left out.',
      todo: 'Correct the field in the console. An apartment or settings say which in `problem`, and have earlier versions in `versions` below them; the history of a booking, at the desk, says what was edited.',
    },
  },
  platforms: {
    'platform-night-lost': {
      means: 'A platform has sold or closed a night, and it is not held here: it could be sold twice.',
      todo: 'Read the platforms now, at the desk under Platforms. Each morning compares the nights of one calendar, too.',
    },
    'platform-night-leaked': {
      means: 'A night is held for a platform whose calendar does not have it, or is gone: it cannot be sold.',
      todo: 'Read the platforms now, at the desk under Platforms. If this stays, remove the calendar there and connect it anew.',
    },
    'platform-unread': {
      means:
        'A connected calendar is missing in `platformReads/latest`, so that nobody looks at it before nights are promised.',
      todo: 'Delete `platformReads/latest` in the console: the next round of readings writes it anew, with all calendars.',
    },
  },
  mails: {
    'mail-missing': {
      means: 'A booking was requested or changed, and the email that tells of it does not exist.',
      todo: 'Tell the guest yourself, from the page of the booking at the desk.',
    },
    'mail-unsent': {
      means: 'An email waits for two days or longer and was neither sent nor given up.',
      todo: 'Check the mail server (SMTP_URL) and that the functions are deployed; then set `delivery.state` of the email to RETRY.',
    },
    'mail-kept': {
      means: 'An email is kept for longer than the privacy policy says: the database does not delete what has expired.',
      todo: 'Deploy the indexes, which have the policy for it (npm run deploy).',
    },
  },
  invoices: {
    'invoice-number': {
      means: 'The invoices of a year are not numbered from 1 to the last number given, each once.',
      todo: 'Look for an invoice that was deleted or edited in the console. Invoices are cancelled at the desk, never deleted; an export or a backup has what is missing.',
    },
    'invoice-counterpart': {
      means: 'An invoice and the counter-invoice that takes it back do not name each other, or do not add up to 0.',
      todo: 'Compare both with the PDF files in the mails to the guest, and put back in the console what was edited.',
    },
  },
  registers: {
    'register-kept': {
      means:
        'Persons of the guests’ register are kept for longer than the privacy policy says, or without their booking.',
      todo: 'They are deleted every morning. If this stays, look for "register could not be deleted" in the log of the functions, and delete the document in the console.',
    },
  },
  payments: {
    'quote-sum': {
      means:
        'The lines of a price do not add up to what the guest is to pay, or the advance payment is more than that.',
      todo: 'Compare it with the mail to the guest and agree on the price anew, on the page of the booking at the desk.',
    },
    'payment-history': {
      means: 'What a booking says was paid is not what its history says was written down.',
      todo: 'Compare both with the bank account, and remove or add the payment on the page of the booking at the desk.',
    },
  },
} as const;

type FindingGroup = keyof typeof findingKinds;
type KindsOf<Group> = Group extends FindingGroup ? keyof (typeof findingKinds)[Group] : never;
export type FindingKind = KindsOf<FindingGroup>;

export const findingGroups = Object.keys(findingKinds) as FindingGroup[];

/** A contradiction in the database. */
export interface Finding {
  kind: FindingKind;
  /** Path of the document concerned. */
  path: string;
  /** What the document contradicts: other paths or names of fields. No personal data. */
  with: string;
}

export function groupOf(kind: FindingKind): FindingGroup {
  return findingGroups.find((group) => kind in findingKinds[group])!;
}

/** Summary of the findings without document names, which `npm run audit:data` shows. */
export function describeFindings(findings: readonly Pick<Finding, 'kind'>[], language: Language): string {
  const t = ownerTexts(language);
  const parts = findingGroups.flatMap((group) => {
    const count = findings.filter(({ kind }) => groupOf(kind) === group).length;
    const about = t(`dataProblem.${group}`);
    return count > 0 ? [`${about} (${count})`] : [];
  });
  return parts.join(', ');
}
