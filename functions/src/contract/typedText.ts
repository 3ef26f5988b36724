import './configureZod.ts';
import * as z from 'zod/mini';

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Characters that nobody sees: controls other than line end and tab, lone surrogates (Firestore refuses them), and
 * what disguises a text, such as direction overrides, zero-width characters and tags.
 */
const unseen = /[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** What joins and colours emoji in a message: 👩‍🚀 would be two pictures without it. */
const unseenBesideEmoji = new RegExp(
  `([\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?\\u200d(?=\\p{Extended_Pictographic})|\\p{Emoji}\\ufe0f)|${unseen.source}`,
  'gu',
);

/** The text without characters that nobody sees; line ends are `\n`. Joined emoji stay. */
export function visibleText(text: string): string {
  return text.replace(lineEnds, '\n').replace(unseenBesideEmoji, '$1');
}

/*
 * Every text that a person types comes in by one of these schemas, which take out what nobody sees: it comes along with
 * a pasted text, so a guest would not know what is wrong with theirs.
 */

/** Text of several lines; may be empty. */
export function typedText(mostCharacters: number) {
  return z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(mostCharacters));
}

/** One line; may be empty. Line ends and tabs are refused: they could begin the header of a mail. */
export function typedLine(mostCharacters: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(lineEnds, '\n').replace(unseen, '')),
    z.trim(),
    z.maxLength(mostCharacters),
    z.refine((text) => !/[\n\t]/.test(text)),
  );
}
