import { holdsNights, type BookingStatus } from 'functions/domain/bookingState';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';

/** Whether the stay is ahead or in progress. The departure day counts as part of the stay. */
export function isComing({ status, checkOut }: Stay & { status: BookingStatus }, today: IsoDate): boolean {
  return holdsNights(status) && checkOut >= today;
}
