import { createContext, useContext } from 'react';

/** A fault or a warning about a field, in the owner's language. */
export interface Finding {
  /** Path of the field in the document. */
  field: string;
  /** Name of the field, or of the part that contains it. */
  where: string;
  what: string;
}

/** Faults that prevent saving, for the fields of the form. */
export const FormErrors = createContext<readonly Finding[]>([]);

/** Why a field's value cannot be saved; `undefined` if it can. */
export function useFieldFault(field: string): string | undefined {
  return useContext(FormErrors).find((one) => one.field === field)?.what;
}
