import property from '../../../villa/property.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import type { ComposedMail } from './ComposedMail.ts';
import type { Fact, MailSection } from './MailContent.ts';
import { mailTexts } from './mailTexts.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { renderMailText } from './renderMailText.ts';
import { singleLine } from './singleLine.ts';

export interface MailWords {
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  heading: string;
  sections: MailSection[];
}

/**
 * A mail of the house, in both its parts.
 * @param closing the lines with which it ends
 * @param reason why the reader gets it
 */
export function houseMessage(
  language: Language,
  words: MailWords,
  closing: string[],
  reason: string,
): ComposedMail['message'] {
  const { preheader, heading, sections } = words;
  const subject = singleLine(words.subject);
  const content = { language, subject, preheader, heading, sections, closing, footer: houseFacts(language), reason };
  return { subject, text: renderMailText(content), html: renderMailHtml(content), attachments: [] };
}

function houseFacts(language: Language): Fact[] {
  const t = mailTexts(language);
  const { street, zipCode, city } = property.address;
  return [
    { label: '', value: `${property.name}, ${street}, ${zipCode} ${city}` },
    { label: t('footer.phone'), value: property.phone, href: `tel:${property.phone.replace(/[^+\d]/g, '')}` },
    { label: t('footer.email'), value: property.email, href: `mailto:${property.email}` },
  ];
}
