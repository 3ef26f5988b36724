import './configureZod.ts';
import * as z from 'zod/mini';

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Invisible characters: controls other than line end and tab, lone surrogates (Firestore refuses them), and characters
 * that disguise a text, such as direction overrides, zero-width characters and tags.
 */
const unseen = /[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Invisible characters, except those that join or colour emoji. Without them, 👩‍🚀 would be two pictures. */
const unseenBesideEmoji = new RegExp(
  `([\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?\\u200d(?=\\p{Extended_Pictographic})|\\p{Emoji}\\ufe0f)|${unseen.source}`,
  'gu',
);

/** The text without invisible characters; line ends are `\n`. Joined emoji stay. */
export function visibleText(text: string): string {
  return text.replace(lineEnds, '\n').replace(unseenBesideEmoji, '$1');
}

/*
 * Every text that a person types is validated by one of these schemas. They remove invisible characters instead of refusing
 * them, because a guest who pasted a text could not see what is wrong with it.
 */

/** Text of several lines; may be empty. */
export function typedText(mostCharacters: number) {
  return z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(mostCharacters));
}

/** One line; may be empty. Line ends and tabs are refused, because they could inject a mail header. */
export function typedLine(mostCharacters: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(lineEnds, '\n').replace(unseen, '')),
    z.trim(),
    z.maxLength(mostCharacters),
    z.refine((text) => !/[\n\t]/.test(text)),
  );
}
