import { holdsNights, type BookingStatus } from 'functions/domain/bookingState';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';

/** Whether the stay lies ahead or is in progress, including the whole departure day. */
export function isComing({ status, checkOut }: Stay & { status: BookingStatus }, today: IsoDate): boolean {
  return holdsNights(status) && checkOut >= today;
}
