import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState } from 'react';
import { callOwnerFunction } from '../../../firebase/calls/callOwnerFunction.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { useRefusalOf } from '../frame/OwnerActions.tsx';

/** Saves a PDF file that one of the owner's functions composes. */
export function usePrint() {
  const refusalOf = useRefusalOf();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function print<Name extends 'printInvoice' | 'printReport'>(
    name: Name,
    request: OwnerCallables[Name]['request'],
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const file = await callOwnerFunction(name, request);
      const bytes = Uint8Array.from(atob(file.pdf), (character) => character.charCodeAt(0));
      saveFile(file.name, bytes, 'application/pdf');
    } catch (error) {
      setProblem(refusalOf(error).text);
    }
    setBusy(false);
  }

  return { print, busy, problem };
}
