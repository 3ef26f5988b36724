// `npm run mails`: writes every mail in every language as HTML, text and attachments.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../functions/src/domain/language.ts';
import { everyMail } from './mails/everyMail.ts';
import type { NamedMail } from './mails/NamedMail.ts';
import { mailIndex } from './mails/mailIndex.ts';
import { inProject } from './support/projectRoot.ts';
import { runTask } from './support/runTask.ts';
import { print } from './support/step.ts';

const folder = inProject('.cache', 'mails');
// Without a key, mails have no signed links.
process.env.LINK_KEY ??= 'the key of previews';

/** Browsers do not resolve `cid:`, so pictures are files beside the page. */
function writeMail(into: string, { name, mail }: NamedMail): void {
  const { html, text, attachments } = mail.message;
  let page = html;
  for (const { filename, content, encoding, cid } of attachments) {
    const file = `${name}-${filename}`;
    writeFileSync(join(into, file), encoding ? Buffer.from(content, encoding) : content);
    if (cid) page = page.replaceAll(`cid:${cid}`, file);
  }
  writeFileSync(join(into, `${name}.html`), page);
  writeFileSync(join(into, `${name}.txt`), text);
}

await runTask(async () => {
  rmSync(folder, { recursive: true, force: true });
  const written: Record<string, NamedMail[]> = {};
  for (const language of languages) {
    const into = join(folder, language);
    mkdirSync(into, { recursive: true });
    written[language] = await everyMail(language);
    for (const mail of written[language]) writeMail(into, mail);
  }
  writeFileSync(join(folder, 'index.html'), mailIndex(written));
  print(`Every mail is in ${join(folder, 'index.html')}`);
  return 0;
});
