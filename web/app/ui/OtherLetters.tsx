import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { face } from './fonts.ts';
import { otherLetters } from './tokens.ts';

const faces =
  face(otherLetters, '300 900', figtree, 'U+A0-FF,U+131,U+152-153') +
  face(otherLetters, '300 900', figtreeExt, 'U+100-2BA,U+1E00-1EFF');

/** Where guests write, or read what they wrote: letters that the villa's own texts do without, fetched once one stands there. */
export function OtherLetters() {
  return (
    <style href="other-letters" precedence="default">
      {faces}
    </style>
  );
}
