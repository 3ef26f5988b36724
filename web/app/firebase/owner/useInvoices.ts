import { invoicesCollection } from 'functions/contract/collections';
import { invoiceSchema, type Invoice } from 'functions/contract/invoice';
import { where, type DocumentData } from 'firebase/firestore';
import { useMemo } from 'react';
import { dataOf, useLiveQuery } from '../useLiveQuery.ts';

/** All invoices, latest number first, live, for owners; `undefined` while loading. */
export function useInvoices(): readonly Invoice[] | undefined {
  return useSorted(dataOf(useLiveQuery(invoicesCollection, readInvoice)));
}

/** The invoices of a booking, latest number first, live, for owners; `undefined` while loading. */
export function useInvoicesOf(booking: string): readonly Invoice[] | undefined {
  return useSorted(dataOf(useLiveQuery(invoicesCollection, readInvoice, where('booking', '==', booking))));
}

function useSorted(invoices: readonly Invoice[] | undefined): readonly Invoice[] | undefined {
  return useMemo(() => invoices?.toSorted((a, b) => b.year - a.year || b.sequence - a.sequence), [invoices]);
}

const readInvoice = (id: string, fields: DocumentData) => invoiceSchema.safeParse({ ...fields, id }).data;
