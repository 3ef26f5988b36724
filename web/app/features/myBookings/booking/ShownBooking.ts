import type { LinkedBooking } from 'functions/contract/callables';
import type { LedgerBooking } from 'functions/domain/ledger';
import type { Booking } from 'functions/contract/booking';

/** A booking as its page shows it. Opened by the link in a mail, it has neither phone nor Wi-Fi note. */
export type ShownBooking = LinkedBooking & Partial<Pick<Booking, 'phone' | 'wifiNote'>>;

/** Another booking of the same request. Payments and debts are the same for all of them. */
export type OtherBooking = Pick<Booking, 'id' | 'number' | 'apartment' | keyof LedgerBooking> & {
  /** Key of its own read-only link, if the page was opened by such a link. */
  key?: string;
};
