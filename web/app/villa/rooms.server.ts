import * as z from 'zod/mini';
import roomsJson from '../../../villa/rooms.json';
import { roomsSchema, type Room } from './dataSchemas.server.ts';

const roomsOf = z.parse(roomsSchema, roomsJson);

/** The rooms of an apartment that somebody sleeps in: villa/rooms.json. Runs at build time only. */
export function readRooms(slug: string): Room[] {
  const rooms = roomsOf[slug];
  if (!rooms?.length) throw new Error(`villa/rooms.json has no rooms of the apartment ${slug}`);
  return rooms;
}

/** Has an apartment a baby's cot? */
export function hasCot(slug: string): boolean {
  return readRooms(slug).some(({ cot }) => cot);
}
