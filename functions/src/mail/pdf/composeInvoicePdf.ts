import type { Invoice } from '../../contract/invoice.ts';
import type { InvoiceLine } from '../../domain/invoice.ts';
import type { Language } from '../../domain/language.ts';
import { quoteLineLabel, seasonName } from '../../domain/quoteLineLabel.ts';
import { apartmentName, invoiceTexts, mailFormats, offerTexts, type MailTexts } from '../format/mailTexts.ts';
import { PdfPage } from './PdfPage.ts';

/** The language that the law asks for. Each text of the invoice has its first line in it. */
const legalLanguage: Language = 'hr';

/** Such as `Račun-12-1-1.pdf`. */
export function invoiceFileName({ kind, number }: Invoice, language: Language): string {
  const title = invoiceTexts(language)(`${kind}.title`);
  return `${title}-${number.replaceAll('/', '-')}.pdf`;
}

/** An invoice as a PDF file, in Croatian and, if the guest has another language, in that language too. */
export async function composeInvoicePdf(invoice: Invoice): Promise<Buffer> {
  const languages = invoice.language === legalLanguage ? [legalLanguage] : [legalLanguage, invoice.language];
  /** A text in both languages, one below the other. */
  const lines = (text: (t: MailTexts, language: Language) => string) =>
    languages.map((language) => text(invoiceTexts(language), language));
  const inLine = (text: (t: MailTexts, language: Language) => string) => [...new Set(lines(text))].join(' / ');
  const { money, date } = mailFormats(legalLanguage);
  const { kind, number, host, guest, counterpartNumber } = invoice;

  const page = await PdfPage.open(
    `${invoiceTexts(legalLanguage)(`${kind}.title`)} ${number}`,
    invoice.issuedAt.toDate(),
  );
  page.heading(`${inLine((t) => t(`${kind}.title`))} ${number}`);
  if (counterpartNumber !== null) page.paragraph(inLine((t) => t('counter.of', { number: counterpartNumber })));
  page.paragraph(`${inLine((t) => t('issuedOn'))}: ${date(invoice.issuedOn)}`);
  page.space(16);
  page.beside([
    [inLine((t) => t('host')), host.name, host.address, host.taxNumber],
    [inLine((t) => t('guest')), guest.name, guest.address],
    [
      inLine((t) => t('stay')),
      inLine((_, language) => apartmentName(invoice.apartment, language)),
      ...lines((_, language) => mailFormats(language).stay(invoice)),
    ],
  ]);
  page.space(10);
  const right = { align: 'right' } as const;
  page.table(
    [{ width: 0.5 }, { width: 0.13, ...right }, { width: 0.17, ...right }, { width: 0.2, ...right }],
    (['kind', 'quantity', 'price', 'amount'] as const).map((column) => lines((t) => t(`columns.${column}`))),
    [
      ...invoice.lines.map((line) => [
        lines((t, language) => lineLabel(line, t, language)),
        line.kind === 'nights' ? String(line.nights) : '1',
        money(line.kind === 'nights' ? (line.amount < 0 ? -line.unitPrice : line.unitPrice) : line.amount),
        money(line.amount),
      ]),
      [lines((t) => t('total')), '', '', money(invoice.total)],
    ],
    (place) => place === invoice.lines.length,
  );
  page.space(10);
  if (invoice.vatSentence) {
    page.paragraph(invoice.vatSentence);
    if (invoice.language !== legalLanguage) page.note(invoiceTexts(invoice.language)('noVat'));
  }
  if (invoice.isTouristTaxIncluded) page.paragraph(inLine((t) => t('touristTaxIncluded')));
  return page.finish();
}

function lineLabel(line: InvoiceLine, t: MailTexts, language: Language): string {
  switch (line.kind) {
    case 'nights':
      return [t('nights'), line.season && seasonName(line.season, offerTexts(language))].filter(Boolean).join(' · ');
    case 'cancellationFee':
      return t('cancellationFee');
    default:
      return quoteLineLabel(line, offerTexts(language), mailFormats(language));
  }
}
