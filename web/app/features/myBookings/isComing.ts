import { holdsNights, type BookingStatus } from 'functions/domain/bookingState';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';

/** Is the guest there, or still to arrive? Until the day of departure is over. */
export function isComing({ status, checkOut }: Stay & { status: BookingStatus }, today: IsoDate): boolean {
  return holdsNights(status) && checkOut >= today;
}
