import { Eta } from 'eta/core';
import property from '../../../../villa/property.json' with { type: 'json' };
import type { Language } from '../../domain/language.ts';
import type { ComposedMail } from './ComposedMail.ts';
import type { Fact, MailSection } from './MailContent.ts';
import { mailTexts } from './mailTexts.ts';
import { mailTemplate } from './mailTemplate.ts';
import { renderMailText } from './renderMailText.ts';
import { singleLine } from './singleLine.ts';

const eta = new Eta({ autoEscape: true, autoTrim: ['nl', 'nl'] });
eta.loadTemplate('@mail', mailTemplate);

export interface MailBody {
  subject: string;
  /** Preview text in the inbox. */
  preheader: string;
  heading: string;
  sections: MailSection[];
}

/**
 * Renders both parts of a mail.
 * @param closing its last lines
 * @param reason why the reader gets it
 */
export function renderMessage(
  language: Language,
  body: MailBody,
  closing: string[],
  reason: string,
): ComposedMail['message'] {
  const { preheader, heading, sections } = body;
  const subject = singleLine(body.subject);
  const content = { language, subject, preheader, heading, sections, closing, footer: propertyFacts(language), reason };
  return {
    subject,
    text: renderMailText(content),
    html: eta.render('@mail', { ...content, property: property.name }),
    attachments: [],
  };
}

function propertyFacts(language: Language): Fact[] {
  const t = mailTexts(language);
  const { street, zipCode, city } = property.address;
  return [
    { label: '', value: `${property.name}, ${street}, ${zipCode} ${city}` },
    { label: t('footer.phone'), value: property.phone, href: `tel:${property.phone.replace(/[^+\d]/g, '')}` },
    { label: t('footer.email'), value: property.email, href: `mailto:${property.email}` },
  ];
}
