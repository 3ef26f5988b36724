import type { LinkedBooking } from 'functions/contract/callables';
import type { LedgerBooking } from 'functions/domain/ledger';
import type { AgreedBooking } from '../../../firebase/guest/agreedBooking.ts';

/** A booking as its page shows it. Opened by the link in a mail it has neither phone nor Wi-Fi note. */
export type ShownBooking = LinkedBooking & Partial<Pick<AgreedBooking, 'phone' | 'wifiNote'>>;

/** Another booking of the same request. What is paid and owed is the same for all of them. */
export type OtherBooking = Pick<AgreedBooking, 'id' | 'number' | 'apartment' | keyof LedgerBooking> & {
  /** Of its own read-only link, where it is shown by one. */
  key?: string;
};
