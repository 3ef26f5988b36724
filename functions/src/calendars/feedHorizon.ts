import { longestBookingWindow } from '../contract/apartment.ts';
import { longestStay } from '../domain/stay.ts';

/** Nights further ahead than this are not taken, in days: no stay can be booked so late. */
export const feedHorizon = longestBookingWindow + longestStay;
