import { personFields, type PersonField } from 'functions/contract/fieldLengths';

export type PersonTexts = Record<PersonField, string>;

/** The values of the inputs of `PersonFields`. */
export function readPerson(form: HTMLFormElement): PersonTexts {
  const data = new FormData(form);
  return Object.fromEntries(personFields.map((name) => [name, data.get(name) ?? ''])) as PersonTexts;
}

/** The region of the phone number's calling code; undefined without a number. */
export function readPhoneRegion(form: HTMLFormElement): string | undefined {
  const data = new FormData(form);
  return data.get('phone') ? ((data.get('phoneRegion') as string | null) ?? '') : undefined;
}

/** Fills only empty inputs, and opens the address fields if one of them has a value. */
export function fillPerson(form: HTMLFormElement, texts: PersonTexts): void {
  for (const name of personFields) {
    const input = inputOf(form, name);
    if (!input || input.value !== '' || texts[name] === '') continue;
    input.value = texts[name];
    openDetails(input);
  }
}

/**
 * Moves the focus to an input. Call this after the form's errors are rendered, so that a screen reader announces the
 * error with the field.
 */
export function focusInput(form: HTMLFormElement, name: string): void {
  const input = inputOf(form, name);
  if (!input) return;
  openDetails(input);
  input.focus();
  // `focus` alone scrolls only the caret's line of a text area into view.
  input.scrollIntoView({ block: 'nearest' });
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}

function openDetails(input: HTMLElement): void {
  const details = input.closest('details');
  if (details) details.open = true;
}
