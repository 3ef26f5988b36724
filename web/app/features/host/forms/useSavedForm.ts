import { createContext, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refusal } from '../frame/OwnerActions.tsx';
import { useTabDraft } from './useTabDraft.ts';

interface Draft<Saved, Form> {
  form: Form;
  /** The document that the form was filled from. The server refuses the draft if the document has a newer revision. */
  base: Saved;
}

/** A fault or a warning about a field, in the owner's language. */
export interface Finding {
  /** Path of the field in the document. */
  field: string;
  /** Name of the field, or of the part that contains it. */
  where: string;
  what: string;
}

/** What was found in a form before it is sent. Faults prevent saving. Warnings have to be confirmed first. */
export interface Findings {
  faults: readonly Finding[];
  warnings: readonly Finding[];
}

/** Faults that prevent saving, for the fields of the form. */
export const FormErrors = createContext<readonly Finding[]>([]);

/** Why a field's value cannot be saved; `undefined` if it can. */
export function useFieldFault(field: string): string | undefined {
  return useContext(FormErrors).find((one) => one.field === field)?.what;
}

interface Saving<Saved, Form> extends Findings {
  /** Whether the owner has confirmed the warnings. */
  isConfirmed: boolean;
  /** The form as it is sent. */
  sent: Form;
  /** The document's fields that saving changes. */
  saved: Partial<Saved>;
  /** Called if nothing prevents saving. */
  send: () => Promise<Refusal | undefined>;
}

/**
 * The form of a document that is saved as a whole. Shows the saved values until the owner changes one, and then the draft until
 * it is saved or discarded.
 * @param name name of the form, unique in its view
 * @param savedForm the form with the saved values
 */
export function useSavedForm<Saved extends { revision: number }, Form extends object>(
  name: string,
  saved: Saved,
  savedForm: Form,
) {
  const [draft, setDraft] = useTabDraft<Draft<Saved, Form>>(name);
  const { form, base } = draft ?? { form: savedForm, base: saved };
  const element = useRef<HTMLFormElement>(null);
  const [{ faults, warnings }, setFindings] = useState<Findings>({ faults: [], warnings: [] });
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  /** Changes the form. Clears warnings and refusals, because they were about the earlier input. */
  function edit(changes: Partial<Form>): void {
    // Faults name the items of a list by their index, so they are cleared when the list changes.
    const isOtherList = (name: keyof Form) => idsIn(changes[name]) !== idsIn(form[name]);
    const areFaultsOutdated = (Object.keys(changes) as (keyof Form)[]).some(isOtherList);
    setFindings({ faults: areFaultsOutdated ? [] : faults, warnings: [] });
    setRefusal(undefined);
    setDraft({ form: { ...form, ...changes }, base });
  }

  async function save({ isConfirmed, sent, saved: changed, send, ...found }: Saving<Saved, Form>): Promise<void> {
    const asked = isConfirmed ? [] : found.warnings;
    flushSync(() => {
      setFindings({ faults: found.faults, warnings: asked });
      setRefusal(undefined);
    });
    const [first] = found.faults;
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
    if (first || asked.length > 0) return;
    setBusy(true);
    const refused = await send();
    setRefusal(refused);
    setBusy(false);
    if (refused) return;
    setDraft((latest) => {
      if (!latest || JSON.stringify(latest.form) === JSON.stringify(sent)) return undefined;
      // Text that the owner types during saving becomes a new draft. Every change raises the revision by one.
      return { form: latest.form, base: { ...base, ...changed, revision: base.revision + 1 } };
    });
  }

  return {
    form,
    base,
    edit,
    save,
    restore: (version: Form) => {
      edit(version);
      element.current?.querySelector<HTMLElement>('input')?.focus();
    },
    /** Props of `SavedForm`. */
    state: {
      element,
      faults,
      warnings,
      refusal,
      busy,
      isChanged: draft !== undefined,
      /** The document was saved elsewhere after the owner started typing. */
      isOutdated: saved.revision > base.revision,
      discard: () => {
        setFindings({ faults: [], warnings: [] });
        setRefusal(undefined);
        setDraft(undefined);
      },
    },
  };
}

/** The IDs of a list's items; the same for every value that has none. */
function idsIn(value: unknown): string {
  return Array.isArray(value) ? value.flatMap(({ id }: { id?: string }) => id ?? []).join() : '';
}
