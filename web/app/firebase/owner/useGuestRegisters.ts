import { registerCollection, registerPath } from 'functions/contract/collections';
import { guestRegisterSchema, type GuestRegister } from 'functions/contract/guestRegister';
import type { DocumentData } from 'firebase/firestore';
import { useMemo } from 'react';
import { dataOf, useLiveDocument, useLiveQuery } from '../useLiveQuery.ts';

/** The guests' registers of all stays, by booking, live, for owners; `undefined` while loading. Only those of current stays exist. */
export function useGuestRegisters(): ReadonlyMap<string, GuestRegister> | undefined {
  const registers = dataOf(useLiveQuery(registerCollection, readRegister));
  return useMemo(() => registers && new Map(registers.map((register) => [register.id, register])), [registers]);
}

/** The guests' register of a booking, live, for owners: `undefined` while loading, `null` if there is none. */
export function useGuestRegister(booking: string): GuestRegister | null | undefined {
  const fields = useLiveDocument(registerPath(booking));
  return useMemo(() => fields && (readRegister(booking, fields) ?? null), [booking, fields]);
}

const readRegister = (id: string, fields: DocumentData) => guestRegisterSchema.safeParse({ ...fields, id }).data;
