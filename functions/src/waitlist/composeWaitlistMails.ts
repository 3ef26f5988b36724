import property from '../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../contract/settings.ts';
import type { StoredWaitlistWish } from '../contract/waitlistWish.ts';
import type { Language } from '../domain/language.ts';
import type { FreeApartment } from '../domain/newsForWish.ts';
import { guestsText } from '../mail/compose/bookingSections.ts';
import { pageUrl } from '../mail/compose/pageUrl.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { mailFormats } from '../mail/format/mailFormats.ts';
import type { Fact, MailSection } from '../mail/format/MailContent.ts';
import { apartmentName, mailTexts } from '../mail/format/mailTexts.ts';
import { renderMessage } from '../mail/format/renderMessage.ts';

/** The parts of a wish that its mails need. */
export type MailedWish = Pick<
  StoredWaitlistWish,
  'email' | 'language' | 'apartment' | 'checkIn' | 'checkOut' | 'adults' | 'children' | 'leaveUrl'
>;

/**
 * Asks to confirm a wish.
 * @param url target of the button
 */
export function composeWaitlistConfirm(id: string, wish: MailedWish, url: string, settings: Settings): ComposedMail {
  const { language, apartment } = wish;
  const t = mailTexts(language);
  const { stay } = mailFormats(language);
  const wanted = apartment === null ? t('waitlist.anyApartment') : apartmentName(apartment, language);
  return {
    ...envelope(id, wish, settings),
    message: renderMessage(
      language,
      {
        subject: t('waitlist.confirm.subject', { dates: stay(wish) }),
        preheader: t('waitlist.confirm.preheader'),
        heading: t('waitlist.confirm.heading'),
        sections: [
          { kind: 'paragraph', text: t('waitlist.confirm.intro', { property: property.name }) },
          { kind: 'facts', facts: [{ label: t('stay.apartment'), value: wanted }, ...factsOf(wish, language)] },
          { kind: 'button', label: t('waitlist.confirm.button'), href: url, note: t('waitlist.confirm.note') },
          leaveSection(wish),
        ],
      },
      [],
      t('waitlist.confirm.reason', { property: property.name }),
    ),
  };
}

/** Tells of apartments that have become free, with their price as of now and a link to each with the stay filled in. */
export function composeWaitlistNotice(
  id: string,
  wish: MailedWish,
  free: readonly FreeApartment[],
  settings: Settings,
): ComposedMail {
  const { language } = wish;
  const t = mailTexts(language);
  const { list, money, stay } = mailFormats(language);
  const names = free.map(({ slug }) => apartmentName(slug, language));
  const prices = free.map(({ slug, quote }): Fact => {
    const label = free.length > 1 ? apartmentName(slug, language) : t('price.total');
    return { label, value: money(quote.totalPayment) };
  });
  const only: Fact[] = free.length > 1 ? [] : [{ label: t('stay.apartment'), value: names.join() }];
  return {
    ...envelope(id, wish, settings),
    message: renderMessage(
      language,
      {
        subject: t('waitlist.notice.subject', { apartment: list(names), dates: stay(wish) }),
        preheader: t('waitlist.notice.preheader'),
        heading: t('waitlist.notice.heading'),
        sections: [
          { kind: 'paragraph', text: t('waitlist.notice.intro', { property: property.name }) },
          { kind: 'facts', facts: [...only, ...factsOf(wish, language), ...prices] },
          { kind: 'paragraph', text: t('waitlist.notice.note') },
          ...free.map(({ slug }, index): MailSection => {
            const label = t('waitlist.notice.button', { apartment: apartmentName(slug, language) });
            const note = index === free.length - 1 ? { note: t('waitlist.notice.again') } : {};
            return { kind: 'button', label, href: stayUrl(slug, wish), ...note };
          }),
          leaveSection(wish),
        ],
      },
      [],
      t('waitlist.notice.reason', { property: property.name }),
    ),
  };
}

/** With the unsubscribe header of RFC 8058. */
function envelope(id: string, { email, leaveUrl }: MailedWish, settings: Settings): Omit<ComposedMail, 'message'> {
  return {
    id,
    to: [email],
    replyTo: settings.ownerEmail,
    headers: { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function factsOf(wish: MailedWish, language: Language): Fact[] {
  const t = mailTexts(language);
  const { dateWithWeekday: day } = mailFormats(language);
  return [
    { label: t('stay.arrival'), value: day(wish.checkIn) },
    { label: t('stay.departure'), value: day(wish.checkOut) },
    { label: t('stay.guests'), value: guestsText(wish, language) },
  ];
}

function leaveSection({ language, leaveUrl }: MailedWish): MailSection {
  const t = mailTexts(language);
  return {
    kind: 'facts',
    facts: [{ label: t('waitlist.leave.label'), value: t('waitlist.leave.link'), href: leaveUrl }],
  };
}

/** The apartment's page with the stay filled in. */
function stayUrl(slug: string, { language, checkIn, checkOut, adults, children }: MailedWish): string {
  const url = new URL(pageUrl('apartment', language, slug));
  const stay = { checkIn, checkOut, adults: String(adults), children: String(children) };
  url.search = new URLSearchParams(stay).toString();
  return url.href;
}
