import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { translatedLanguages } from '../../functions/src/domain/language.ts';
import { siteSchema } from '../../web/app/villa/dataSchemas.server.ts';
import { PlainFailure } from '../support/PlainFailure.ts';
import type { Answers } from './Answers.ts';
import { drawMap, drawPictures } from './drawPictures.ts';
import { villaData } from './villaData.ts';
import { villaTexts, type Catalogue } from './villaTexts.ts';

/**
 * Replaces `villa/` and the texts about the villa in all languages.
 * @param root folder of the repository
 * @throws {PlainFailure} before anything is written, if names of pages cannot be paths
 */
export async function writeVilla(root: string, answers: Answers, today: string): Promise<void> {
  const read = <Content>(...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8')) as Content;
  const usual = read<{ pages: Parameters<typeof villaData>[1] }>('villa', 'site.json').pages;
  const data = villaData(answers, usual, today);
  const { error } = siteSchema.safeParse(data['site.json']);
  if (error) {
    const faults = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new PlainFailure(`The site cannot have these languages and names of pages:\n${faults.join('\n')}`);
  }
  const texts = translatedLanguages.flatMap((language) =>
    Object.entries(villaTexts(answers, language, (name) => read<Catalogue>('locales', language, `${name}.json`))).map(
      ([name, catalogue]) => [join('locales', language, `${name}.json`), catalogue] as const,
    ),
  );
  const pictures = await drawPictures(answers);

  const json = async (content: object) => {
    // Non-breaking spaces are escaped in the file, as in all catalogues.
    const text = JSON.stringify(content, null, 2).replaceAll('\u00a0', '\\u00a0');
    return format(text, { parser: 'json', printWidth: 120 });
  };
  for (const [name, content] of Object.entries(data)) writeFileSync(join(root, 'villa', name), await json(content));
  for (const [file, catalogue] of texts) writeFileSync(join(root, file), await json(catalogue));
  rmSync(join(root, 'villa', 'pictures'), { recursive: true, force: true });
  mkdirSync(join(root, 'villa', 'pictures'));
  for (const [name, bytes] of pictures) writeFileSync(join(root, 'villa', 'pictures', name), bytes);
  writeFileSync(join(root, 'villa', 'map.svg'), drawMap());
}
