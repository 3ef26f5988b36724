import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refusal } from '../frame/OwnerActions.tsx';
import type { Found } from './FoundInForm.ts';

/** Saving a form: what is wrong is said at its fields, what looks like a slip is asked about first. */
export function useSaving() {
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly Found[]>([]);
  const [warnings, setWarnings] = useState<readonly Found[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  /** What was asked or refused concerned what stood there before. */
  function edited(): void {
    setWarnings([]);
    setRefusal(undefined);
  }

  function reset(): void {
    setFaults([]);
    edited();
  }

  /**
   * @param isConfirmed the owner has said that what looks like a slip is meant so
   * @param send is called when nothing is in the way
   */
  async function save(
    found: { faults: readonly Found[]; warnings: readonly Found[] },
    isConfirmed: boolean,
    send: () => Promise<Refusal | undefined>,
  ): Promise<void> {
    const asked = isConfirmed ? [] : found.warnings;
    flushSync(() => {
      setFaults(found.faults);
      setWarnings(asked);
      setRefusal(undefined);
    });
    const [first] = found.faults;
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
    if (first || asked.length > 0) return;
    setBusy(true);
    setRefusal(await send());
    setBusy(false);
  }

  return { element, faults, warnings, refusal, busy, edited, reset, save };
}
