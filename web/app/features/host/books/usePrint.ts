import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState } from 'react';
import { callOwnerFunction, OwnerFailure } from '../../../firebase/calls/callOwnerFunction.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { useOwnerErrorText } from '../frame/OwnerActions.tsx';

/** Saves a PDF file that a function composes. */
export function usePrint() {
  const errorText = useOwnerErrorText();
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
      setProblem(errorText(error instanceof OwnerFailure ? error.details.code : 'unexpected'));
    }
    setBusy(false);
  }

  return { print, busy, problem };
}
