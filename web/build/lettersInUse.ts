import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCharCode(0x20 + place));

/** Every letter and sign that the villa's texts and facts are written with, each large and small, and all that keyboards have. */
export async function lettersInUse(): Promise<Set<string>> {
  const letters = new Set(ascii);
  for await (const file of glob('{locales/*,villa}/*.json', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const form of [text, text.toUpperCase(), text.toLowerCase()]) {
      for (const letter of form) if (letter >= ' ') letters.add(letter);
    }
  }
  return letters;
}
