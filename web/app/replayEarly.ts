/** What the script in the page has kept of what a guest did before the page was alive: see `start/startLate.ts`. */
interface Early {
  kept: KeptAction[];
  stop: () => void;
}

interface KeptAction {
  type: string;
  on: Element;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * To be called before the page is hydrated. What it answers with is to be called once the page is alive, and does what a
 * guest has done before: first what was typed and chosen in fields, then presses and forms in their order.
 */
export function replayEarly(): () => void {
  const { early } = window as { early?: Early };
  // React takes what stands in a field for what it has put there itself, and would write its own over it.
  const filled = new Map<Field, string | boolean>();
  const note = (field: Field) => void filled.set(field, isBox(field) ? field.checked : field.value);
  const onInput = ({ target }: Event) => note(target as Field);
  for (const field of document.querySelectorAll<Field>('input,textarea,select')) if (isChanged(field)) note(field);
  addEventListener('input', onInput, true);
  return () => {
    removeEventListener('input', onInput, true);
    early?.stop();
    void replay(filled, early?.kept.splice(0) ?? []);
  };
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

async function replay(filled: Map<Field, string | boolean>, kept: KeptAction[]): Promise<void> {
  // What was waiting for the page to be alive, such as the stay in the address, comes first.
  await rendered();
  const { activeElement } = document;
  for (const [field, content] of filled) {
    if (!field.isConnected) continue;
    fill(field, content);
    await rendered();
    // Some fields read what was typed only when they are left.
    if (field !== activeElement || kept.length > 0) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await rendered();
  }
  if (activeElement?.matches('input') && !filled.has(activeElement as Field)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const { type, on } of kept) {
    // A press before it may have led to another page.
    if (!on.isConnected) continue;
    if (type === 'click') (on as HTMLElement).click();
    else if (type === 'submit') (on as HTMLFormElement).requestSubmit();
    else pressEnter(on as HTMLInputElement);
    await rendered();
  }
}

/** Where nobody has another use for it, it sends the form. */
function pressEnter(field: HTMLInputElement): void {
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(press)) field.form?.requestSubmit();
}

/** Changes a field as a hand does: React learns of a change only when the field holds another value than it has last seen. */
function fill(field: Field, content: string | boolean): void {
  if (typeof content === 'boolean') {
    const box = field as HTMLInputElement;
    box.checked = !content;
    box.click();
    return;
  }
  // To what React sees, and past it.
  field.value = content === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, content);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The next press must find what the last one has changed. */
function rendered(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
