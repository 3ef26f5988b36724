import './platform/globalOptions.ts';

export { cancelBooking } from './callables/cancelBooking.ts';
export { checkAvailability } from './callables/checkAvailability.ts';
export { deleteMyAccount } from './callables/deleteMyAccount.ts';
export { downloadMyData } from './callables/downloadMyData.ts';
export { requestBooking } from './callables/requestBooking.ts';
export { newsletter } from './endpoints/newsletter.ts';
export { sendMail } from './endpoints/sendMail.ts';
export { strayAddress } from './pages/strayAddress.ts';
export { deliverMail } from './triggers/deliverMail.ts';
export { expireRequests } from './triggers/expireRequests.ts';
export { publishHouseTerms } from './triggers/publishHouseTerms.ts';
export { reconcileEditedBooking } from './triggers/reconcileEditedBooking.ts';
export { remindGuests } from './triggers/remindGuests.ts';
export { reportFailedMails } from './triggers/reportFailedMails.ts';
