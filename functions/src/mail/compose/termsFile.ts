import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { composeTerms } from '../../domain/composeTerms.ts';
import { formatLocales } from '../../domain/language.ts';
import type { Attachment } from '../format/ComposedMail.ts';
import { mailFormats, termsPageTexts } from '../format/mailTexts.ts';
import { underlined } from '../format/renderMessage.ts';
import { paymentTextsIn, statedTerms } from '../payment/moneyTexts.ts';

/** The terms of a booking as a text file in its guest's language: its own terms, and the settings for what is not frozen. */
export function termsFile(booking: Booking, settings: Settings): Attachment {
  const { language, number } = booking;
  const text = termsPageTexts(language);
  const country = new Intl.DisplayNames(formatLocales[language], { type: 'region' }).of(property.address.country)!;
  const facts = { ...settings, ...statedTerms(booking) };
  const sections = composeTerms(facts, country, text, paymentTextsIn(language), mailFormats(language));
  const title = text('title');
  const content = [
    underlined(`${title} · ${property.name} · ${number}`, '='),
    ...sections.flatMap(({ heading, paragraphs }) => [underlined(heading, '-'), ...paragraphs]),
  ];
  return { filename: `${title}.txt`, content: content.join('\n\n') + '\n', contentType: 'text/plain; charset=utf-8' };
}
