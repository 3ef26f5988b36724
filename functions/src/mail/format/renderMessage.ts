import { Eta } from 'eta/core';
import property from '../../../../villa/property.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import { visibleText } from '../../contract/typedText.ts';
import { pageUrl } from '../compose/pageUrl.ts';
import type { ComposedMail } from './ComposedMail.ts';
import type { Fact, MailSection } from './MailContent.ts';
import { mailTemplate } from './mailTemplate.ts';
import { mailTexts } from './mailTexts.ts';

const eta = new Eta({ autoEscape: true, autoTrim: ['nl', 'nl'] });
eta.loadTemplate('@mail', mailTemplate);

export interface MailBody {
  subject: string;
  /** Preview text in the inbox. */
  preheader: string;
  heading: string;
  /** The picture above the heading, loaded from the site. Mail programs that block pictures show `alt`. */
  picture?: { src: string; alt: string } | undefined;
  sections: MailSection[];
}

/** The end of a mail that its senders sign. */
export interface MailClosing {
  /** A sentence that invites the reader to reply. */
  question: string;
  /** The greeting and the names, line by line. */
  signature: string[];
  /** URL of the senders' portrait. */
  portrait: string | undefined;
}

/**
 * Renders both parts of a mail.
 * @param closing `undefined` for a note that nobody signs
 * @param reason the reason why the recipient gets the mail
 */
export function renderMessage(
  language: Language,
  body: MailBody,
  closing: MailClosing | undefined,
  reason: string,
): ComposedMail['message'] {
  const subject = singleLine(body.subject);
  const content = { ...body, subject, closing, footer: propertyFacts(language), reason };
  return {
    subject,
    text: renderMailText(content),
    html: eta.render('@mail', { ...content, language, property: property.name }),
    attachments: [],
  };
}

interface MailContent extends MailBody {
  closing: MailClosing | undefined;
  footer: Fact[];
  reason: string;
}

function propertyFacts(language: Language): Fact[] {
  const t = mailTexts(language);
  const { street, zipCode, city } = property.address;
  return [
    { label: '', value: `${property.name}, ${street}, ${zipCode} ${city}` },
    { label: t('footer.phone'), value: property.phone, href: `tel:${property.phone.replace(/[^+\d]/g, '')}` },
    { label: t('footer.email'), value: property.email, href: `mailto:${property.email}` },
    { label: '', value: t('footer.imprint'), href: pageUrl('imprint', language) },
  ];
}

/** The text part, with the same content in the same order as the HTML part. */
function renderMailText(content: MailContent): string {
  const blocks = [
    underlined(content.heading, '='),
    ...content.sections.map(sectionText),
    ...(content.closing ? [[content.closing.question, '', ...content.closing.signature].join('\n')] : []),
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

/** Adds the URL of a web link. For emails and phone numbers the value is enough. */
function factText({ label, value, href }: Fact): string {
  const text = href?.startsWith('http') ? `${value} (${href})` : value;
  return label ? `${label}: ${text}` : text;
}

/** A heading in a plain text. */
export function underlined(title: string, line: string): string {
  return `${title}\n${line.repeat([...title].length)}`;
}

/**
 * Text for a subject or calendar line. Line ends and tabs, which could start a header, become spaces; invisible
 * characters are removed. A second safeguard after the contract's schemas. It also covers texts that were stored before
 * those schemas existed.
 */
export function singleLine(text: string): string {
  return visibleText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
