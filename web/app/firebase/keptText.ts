/** In this tab only, or on this device for all tabs. */
type Place = 'tab' | 'device';

const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage);

/** A text that was kept under the key; `null` for none, and where a browser forbids its storage. */
export function readText(place: Place, key: string): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** @param text `null` forgets it */
export function keepText(place: Place, key: string, text: string | null): void {
  try {
    if (text === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
  } catch {
    // Storage is full or forbidden: whoever asks for it later does without.
  }
}
