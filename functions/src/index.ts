import './platform/globalOptions.ts';
import { guestCallables } from './callables/guestCallables.ts';
import { ownerCallables } from './callables/ownerCallables.ts';

export const {
  checkAvailability,
  requestBooking,
  requestApartments,
  findRequest,
  openBooking,
  openRegister,
  sendPerson,
  cancelBooking,
  joinWaitlist,
  sendSignInLink,
  openSignInLink,
  prepareLinking,
  downloadMyData,
  deleteMyAccount,
} = guestCallables;

export const {
  decideBooking,
  moveBooking,
  editBooking,
  enterBooking,
  recordPayment,
  removePayment,
  issueInvoice,
  cancelInvoice,
  printInvoice,
  printReport,
  markRegistered,
  remindGuest,
  blockNights,
  changeBlock,
  dismissProblem,
  undoChange,
  resendMail,
  guestLink,
  saveApartment,
  savePlatformCalendar,
  replaceExportKey,
  removePlatformCalendar,
  readPlatformCalendars,
  saveSettings,
  replaceCleaningLink,
} = ownerCallables;

export { calendarExportEndpoint as calendarExport } from './endpoints/calendarExportEndpoint.ts';
export { cleaningListEndpoint as cleaningList } from './endpoints/cleaningListEndpoint.ts';
export { confirmRequestEndpoint as confirmRequest } from './endpoints/confirmRequestEndpoint.ts';
export { decideRequestEndpoint as decideRequest } from './endpoints/decideRequestEndpoint.ts';
export { newsletterEndpoint as newsletter, waitlistEndpoint as waitlist } from './endpoints/linkEndpoints.ts';
export {
  currentApartmentsEndpoint as currentApartments,
  takenNightsEndpoint as takenNights,
} from './endpoints/publicDataEndpoints.ts';
export { sendMailEndpoint as sendMail } from './endpoints/sendMailEndpoint.ts';
export { unknownPathEndpoint as unknownPath } from './endpoints/unknownPathEndpoint.ts';
export {
  apartmentWritten,
  blockWritten,
  bookingWritten,
  platformCalendarDeleted,
  settingsWritten,
} from './triggers/documentTriggers.ts';
export { deliverMail, scheduleWithheldMail, sendWithheldMail } from './triggers/mailTriggers.ts';
export { everyHour, everyMorning, everyTenMinutes } from './triggers/schedules.ts';
