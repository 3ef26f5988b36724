import property from '../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../contract/settings.ts';
import type { StoredWaitlistWish } from '../contract/waitlistWish.ts';
import type { Language } from '../domain/language.ts';
import type { FreeStay } from '../domain/newsForWish.ts';
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

/**
 * Tells of apartments that have become free, alone or several together, with their price as of now and a link to each with the
 * stay filled in.
 */
export function composeWaitlistNotice(
  id: string,
  wish: MailedWish,
  free: readonly FreeStay[],
  settings: Settings,
): ComposedMail {
  const { language } = wish;
  const t = mailTexts(language);
  const { list, money, stay } = mailFormats(language);
  const nameOf = ({ slugs }: FreeStay) => slugs.map((slug) => apartmentName(slug, language)).join(' + ');
  const names = free.map(nameOf);
  const prices = free.map((one): Fact => {
    const label = free.length > 1 ? nameOf(one) : t('price.total');
    return { label, value: money(one.total) };
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
          ...free.map((one, index): MailSection => {
            const label = t('waitlist.notice.button', { apartment: nameOf(one) });
            const note = index === free.length - 1 ? { note: t('waitlist.notice.again') } : {};
            return { kind: 'button', label, href: stayUrl(one, wish), ...note };
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

/** The apartment's page with the stay filled in, or the list, which offers several together. */
function stayUrl({ slugs }: FreeStay, { language, checkIn, checkOut, adults, children }: MailedWish): string {
  const [slug, ...others] = slugs;
  const url = new URL(others.length > 0 ? pageUrl('apartments', language) : pageUrl('apartment', language, slug));
  const stay = { checkIn, checkOut, adults: String(adults), children: String(children) };
  url.search = new URLSearchParams(stay).toString();
  return url.href;
}
