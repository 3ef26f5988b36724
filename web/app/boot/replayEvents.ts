/** Events that `deferHydration` has held back. */
interface Early {
  events: { type: string; on: Element }[];
  stop: () => void;
}

/** Ends the holding back of events, and dispatches those of the time before the page was hydrated, each once and in their order. */
export async function replayEvents(): Promise<void> {
  const { early } = window as { early?: Early };
  // First come the stay in the URL and, a task later, what was typed (`useEarlyInput`): a key until then would find the field empty.
  await nextTask();
  await nextTask();
  early?.stop();
  const events = early?.events.splice(0) ?? [];
  const { activeElement } = document;
  if (activeElement?.matches('input')) {
    // The field got the focus before React listened.
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const { type, on } of events) {
    // An event before it may have led to another page.
    if (!on.isConnected) continue;
    if (type === 'click') (on as HTMLElement).click();
    else if (type === 'submit') (on as HTMLFormElement).requestSubmit();
    else pressEnter(on as HTMLInputElement);
    // The next event must find what this one has changed.
    await nextTask();
  }
}

/** Submits the form, unless the field has another use for the key. */
function pressEnter(field: HTMLInputElement): void {
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(press)) field.form?.requestSubmit();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
