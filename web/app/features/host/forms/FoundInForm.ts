import { createContext, useContext } from 'react';

/** What is wrong with a field, or asked about it, in the owner's language. */
export interface Found {
  /** Path of the field in the document. */
  field: string;
  /** Name of the field or of the part that it is in. */
  where: string;
  what: string;
}

/** What forbids saving what was typed, for the fields of the form. */
export const FoundInForm = createContext<readonly Found[]>([]);

/** Why what a field says cannot be saved; `undefined` if it can. */
export function useFieldFault(field: string): string | undefined {
  return useContext(FoundInForm).find((one) => one.field === field)?.what;
}
