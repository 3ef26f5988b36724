import type { NamedMail } from './NamedMail.ts';

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Index page with one row per mail and its subject. */
export function mailIndex(mails: Record<string, NamedMail[]>): string {
  const tables = Object.entries(mails).map(([language, list]) => {
    const rows = list.map(({ name, mail }) => {
      const files = mail.message.attachments.map(
        ({ filename }) => `<a href="${language}/${escape(`${name}-${filename}`)}">${escape(filename)}</a>`,
      );
      const links = [
        `<a href="${language}/${name}.html">HTML</a>`,
        `<a href="${language}/${name}.txt">text</a>`,
        ...files,
      ];
      return `<tr><td>${escape(name)}</td><td>${escape(mail.message.subject)}</td><td>${links.join(' · ')}</td></tr>`;
    });
    return `<h2>${language}</h2>\n<table>\n${rows.join('\n')}\n</table>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every mail</title>
<style>
:root { color-scheme: light dark }
body { margin: 32px; font: 16px/1.5 system-ui, sans-serif }
table { border-collapse: collapse; width: 100% }
td { padding: 6px 16px 6px 0; border-bottom: 1px solid GrayText; vertical-align: top }
</style>
<h1>Every mail</h1>
${tables.join('\n')}
</html>
`;
}
