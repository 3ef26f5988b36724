import { registerCollection, registerPath } from 'functions/contract/collections';
import { guestRegisterSchema, type GuestRegister } from 'functions/contract/guestRegister';
import type { DocumentData } from 'firebase/firestore';
import { useMemo } from 'react';
import { dataOf, useLiveDocument, useLiveQuery } from '../useLiveQuery.ts';

/** All guests' registers by booking, live, for owners; `undefined` while loading. Old ones are deleted. */
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
