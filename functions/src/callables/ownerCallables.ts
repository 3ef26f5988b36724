import type * as z from 'zod/mini';
import type { Caller } from '../account/readCaller.ts';
import { readableOwners } from '../contract/access.ts';
import { accessDocument } from '../contract/collections.ts';
import * as contract from '../contract/ownerCallables.ts';
import { blockNights, changeBlock } from '../owner/blockNights.ts';
import { changeBookingStatus } from '../owner/changeBookingStatus.ts';
import type { SignedInOwner } from '../owner/commitChange.ts';
import { dismissProblem } from '../owner/dismissProblem.ts';
import { editBooking } from '../owner/editBooking.ts';
import { enterBooking } from '../owner/enterBooking.ts';
import { cancelInvoice, issueInvoice } from '../owner/issueInvoice.ts';
import { markRegistered } from '../owner/markRegistered.ts';
import { moveBooking } from '../owner/moveBooking.ts';
import { OwnerError } from '../owner/OwnerError.ts';
import { printInvoice, printReport } from '../owner/printBooks.ts';
import { readGuestLink } from '../owner/readGuestLink.ts';
import { recordPayment, removePayment } from '../owner/recordPayment.ts';
import { remindGuest } from '../owner/remindGuest.ts';
import { replaceCleaningLink } from '../owner/replaceCleaningLink.ts';
import { resendMail } from '../owner/resendMail.ts';
import { saveApartment, saveSettings } from '../owner/saveDocument.ts';
import {
  readCalendarsNow,
  removePlatformCalendar,
  replaceExportKey,
  savePlatformCalendar,
} from '../owner/savePlatformCalendar.ts';
import { undoChange } from '../owner/undoChange.ts';
import { bookingNumberKey } from '../platform/bookingNumberKey.ts';
import { firestore } from '../platform/firestore.ts';
import { linkSecret } from '../platform/linkKey.ts';
import { callable, type Callable, type CallableTable, defineCallables } from './defineCallables.ts';

export const ownerCallables = defineCallables({
  decideBooking: forOwner(contract.decideBookingRequest, changeBookingStatus),
  moveBooking: forOwner(contract.moveBookingRequest, moveBooking),
  editBooking: forOwner(contract.editBookingRequest, editBooking),
  enterBooking: forOwner(contract.enterBookingRequest, enterBooking, bookingNumberKey),
  recordPayment: forOwner(contract.recordPaymentRequest, recordPayment),
  removePayment: forOwner(contract.removePaymentRequest, removePayment),
  issueInvoice: forOwner(contract.issueInvoiceRequest, issueInvoice),
  cancelInvoice: forOwner(contract.cancelInvoiceRequest, cancelInvoice),
  printInvoice: forOwner(contract.printInvoiceRequest, printInvoice),
  printReport: forOwner(contract.printReportRequest, printReport),
  markRegistered: forOwner(contract.markRegisteredRequest, markRegistered),
  remindGuest: forOwner(contract.remindGuestRequest, remindGuest),
  blockNights: forOwner(contract.blockNightsRequest, blockNights),
  changeBlock: forOwner(contract.changeBlockRequest, changeBlock),
  dismissProblem: forOwner(contract.dismissProblemRequest, dismissProblem),
  undoChange: forOwner(contract.undoChangeRequest, undoChange),
  resendMail: forOwner(contract.resendMailRequest, resendMail),
  guestLink: forOwner(contract.guestLinkRequest, readGuestLink),
  saveApartment: forOwner(contract.saveApartmentRequest, saveApartment),
  savePlatformCalendar: forOwner(contract.savePlatformCalendarRequest, savePlatformCalendar),
  replaceExportKey: forOwner(contract.replaceExportKeyRequest, replaceExportKey),
  removePlatformCalendar: forOwner(contract.removePlatformCalendarRequest, removePlatformCalendar),
  readPlatformCalendars: forOwner(contract.readPlatformCalendarsRequest, readCalendarsNow),
  saveSettings: forOwner(contract.saveSettingsRequest, saveSettings),
  replaceCleaningLink: forOwner(contract.replaceCleaningLinkRequest, replaceCleaningLink),
} satisfies CallableTable<contract.OwnerCallables>);

/**
 * A callable for owners. Can always read `linkSecret`, because any change of a booking may compose its waiting mails anew.
 * @param secrets other secrets that the use case reads
 * @throws {OwnerError} `signed-out`, `not-owner`
 */
function forOwner<Schema extends z.ZodMiniType, Response>(
  schema: Schema,
  run: (request: z.output<Schema>, owner: SignedInOwner, now: Date) => Promise<Response>,
  ...secrets: { name: string }[]
): Callable<Response> {
  const runAsOwner = async (request: z.output<Schema>, caller: Caller | null) => {
    if (!caller) throw new OwnerError('signed-out');
    const email = caller.verifiedEmail;
    if (email === null || !(await isOwner(email))) throw new OwnerError('not-owner');
    return run(request, { email }, new Date());
  };
  return callable(schema, runAsOwner, { secrets: [linkSecret, ...secrets] });
}

/**
 * Whether the email is currently an owner's. Read at every call, so that removing an owner takes effect at once. An unreadable
 * entry is ignored; the others still count.
 * @param email in lower case
 */
async function isOwner(email: string): Promise<boolean> {
  const document = await firestore().doc(accessDocument).get();
  return readableOwners(document.get('owners')).includes(email);
}
