import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { face } from './fonts.ts';
import { otherLetters } from './tokens.ts';

const faces =
  face(otherLetters, '300 900', figtree, 'U+A0-FF,U+131,U+152-153') +
  face(otherLetters, '300 900', figtreeExt, 'U+100-2BA,U+1E00-1EFF');

/**
 * Font faces for the letters that the villa's own texts do not use. The browser loads them when a guest's text contains
 * one.
 */
export function OtherLetters() {
  return (
    <style href="other-letters" precedence="default">
      {faces}
    </style>
  );
}
