import { Eta } from 'eta/core';
import property from '../../../villa/property.json' with { type: 'json' };
import type { MailContent } from './MailContent.ts';
import { mailTemplate } from './mailTemplate.ts';

const eta = new Eta({ autoEscape: true, autoTrim: ['nl', 'nl'] });
eta.loadTemplate('@mail', mailTemplate);

/** The HTML part, in the look of the house. The template escapes every text that it is given. */
export function renderMailHtml(content: MailContent): string {
  return eta.render('@mail', { ...content, house: property.name });
}
