import type { Fact, MailContent, MailSection } from './MailContent.ts';

/** The text part, with the same content in the same order as the HTML part. */
export function renderMailText(content: MailContent): string {
  const blocks = [
    underlined(content.heading, '='),
    ...content.sections.map(sectionText),
    ...(content.closing.length > 0 ? [content.closing.join('\n')] : []),
    ['--', ...content.footer.map(factText), '', content.reason].join('\n'),
  ];
  return blocks.join('\n\n') + '\n';
}

function sectionText(section: MailSection): string {
  switch (section.kind) {
    case 'paragraph':
      return section.text;
    case 'state':
      return `* ${section.text}`;
    case 'facts':
      return [...(section.title ? [underlined(section.title, '-')] : []), ...section.facts.map(factText)].join('\n');
    case 'prices':
      return [underlined(section.title, '-'), ...section.rows.map(({ label, amount }) => `${label}: ${amount}`)].join(
        '\n',
      );
    case 'steps':
      return [underlined(section.title, '-'), ...section.steps.map((step, index) => `${index + 1}. ${step}`)].join(
        '\n',
      );
    case 'code':
      return section.text;
    case 'quotation':
      return [underlined(section.title, '-'), ...section.text.split(/\r\n|\r|\n/).map((line) => `> ${line}`)].join(
        '\n',
      );
    case 'button':
      return [`${section.label}:`, section.href, ...(section.note ? [section.note] : [])].join('\n');
  }
}

/** Shows the URL of a web link; emails and phone numbers are their own text. */
function factText({ label, value, href }: Fact): string {
  const text = href?.startsWith('http') ? `${value} (${href})` : value;
  return label ? `${label}: ${text}` : text;
}

function underlined(title: string, line: string): string {
  return `${title}\n${line.repeat([...title].length)}`;
}
