/**
 * What can disagree in the database, by what it concerns: what it means, and what to do about it. For whoever looks after the site;
 * what owners are told is `audit` in `locales/{language}/owner.json`.
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
      means: 'A booking differs from the state that it was last agreed in: an edit in the console was not taken up.',
      todo: 'Edits are taken up again every hour. If this stays, look for "booking could not be settled" in the log of the functions.',
    },
    'booking-status': {
      means:
        'The status of a booking and what follows from it disagree: a request without its waiting time never expires, and who ended a stay decides whether it can come back.',
      todo: 'Open the booking at the desk, decide it anew, or undo what was edited in the console.',
    },
    'document-unreadable': {
      means:
        'An apartment or settings have a field that cannot be read. The site goes on with their last readable version.',
      todo: 'Correct the field in the console. The document says which in `problem`, and earlier versions are in `versions` below it.',
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
  payments: {
    'quote-sum': {
      means:
        'The lines of a price do not add up to what the guest is to pay, or the advance payment is more than that.',
      todo: 'Compare it with the mail to the guest and agree on the price anew, on the page of the booking at the desk.',
    },
    'payment-unreadable': {
      means: 'A payment lacks its amount, kind or day, or is there twice: what is open may be wrong.',
      todo: 'Correct `payments` of the booking in the console; its history has what was written down at first.',
    },
    'payment-history': {
      means: 'What a booking says was paid is not what its history says was written down.',
      todo: 'Compare both with the bank account, and remove or add the payment on the page of the booking at the desk.',
    },
  },
} as const;

export type FindingGroup = keyof typeof findingKinds;
type KindsOf<Group> = Group extends FindingGroup ? keyof (typeof findingKinds)[Group] : never;
export type FindingKind = KindsOf<FindingGroup>;

export const findingGroups = Object.keys(findingKinds) as FindingGroup[];

/** Something in the database that disagrees with something else. */
export interface Finding {
  kind: FindingKind;
  /** Path of the document that it is about. */
  path: string;
  /** What it disagrees with: other paths, or names of fields. No personal data. */
  with: string;
}

export function groupOf(kind: FindingKind): FindingGroup {
  return findingGroups.find((group) => kind in findingKinds[group])!;
}
