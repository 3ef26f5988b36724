import type { Language } from '../../domain/language.ts';
import { hostPath } from '../../domain/sitePaths.ts';
import { ownerTexts } from '../../mail/format/mailTexts.ts';

/** The text of `problem` after an edit that must be made at the desk, or one whose nights are taken. */
export function consoleProblem(problem: 'useDesk' | 'nightsTaken', language: Language): string {
  return ownerTexts(language)(`consoleProblem.${problem}`, { path: hostPath(language) });
}
