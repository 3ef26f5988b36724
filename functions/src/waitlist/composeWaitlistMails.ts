import property from '../../../villa/property.json' with { type: 'json' };
import type { Settings } from '../contract/settings.ts';
import type { StoredWaitlistEntry } from '../contract/waitlistEntry.ts';
import type { Language } from '../domain/language.ts';
import type { FreeStay } from '../domain/waitlistUpdate.ts';
import { guestsText } from '../mail/compose/bookingSections.ts';
import { pageUrl } from '../mail/compose/pageUrl.ts';
import type { ComposedMail } from '../mail/format/ComposedMail.ts';
import { paragraph, type Fact, type MailSection } from '../mail/format/MailContent.ts';
import { apartmentName, mailFormats, mailTexts } from '../mail/format/mailTexts.ts';
import { mailToReader, withUnsubscribeLink } from '../mail/format/plainMail.ts';

/** The parts of an entry that its mails need. */
type MailedWaitlistEntry = Pick<
  StoredWaitlistEntry,
  'email' | 'language' | 'apartment' | 'checkIn' | 'checkOut' | 'adults' | 'children' | 'babies' | 'leaveUrl'
>;

/**
 * Asks the guest to confirm a waitlist entry.
 * @param url target of the button
 */
export function composeWaitlistConfirm(
  id: string,
  entry: MailedWaitlistEntry,
  url: string,
  settings: Settings,
): ComposedMail {
  const { language, apartment } = entry;
  const t = mailTexts(language);
  const { stay } = mailFormats(language);
  const wanted = apartment === null ? t('waitlist.anyApartment') : apartmentName(apartment, language);
  const mail = mailToReader(id, entry, 'waitlist.confirm.reason', settings, {
    subject: t('waitlist.confirm.subject', { dates: stay(entry) }),
    preheader: t('waitlist.confirm.preheader'),
    heading: t('waitlist.confirm.heading'),
    sections: [
      paragraph(t('waitlist.confirm.intro', { property: property.name })),
      { kind: 'facts', facts: [{ label: t('stay.apartment'), value: wanted }, ...factsOf(entry, language)] },
      { kind: 'button', label: t('waitlist.confirm.button'), href: url, note: t('waitlist.confirm.note') },
      leaveSection(entry),
    ],
  });
  return withUnsubscribeLink(mail, entry.leaveUrl);
}

/**
 * Tells the guest which apartments, or several together, have become free, with their current prices and links that have the
 * stay filled in.
 */
export function composeWaitlistNotice(
  id: string,
  entry: MailedWaitlistEntry,
  free: readonly FreeStay[],
  settings: Settings,
): ComposedMail {
  const { language } = entry;
  const t = mailTexts(language);
  const { list, money, stay } = mailFormats(language);
  const nameOf = ({ slugs }: FreeStay) => slugs.map((slug) => apartmentName(slug, language)).join(' + ');
  const names = free.map(nameOf);
  const prices = free.map((one): Fact => {
    const label = free.length > 1 ? nameOf(one) : t('price.total');
    return { label, value: money(one.total) };
  });
  const only: Fact[] = free.length > 1 ? [] : [{ label: t('stay.apartment'), value: names.join() }];
  const mail = mailToReader(id, entry, 'waitlist.notice.reason', settings, {
    subject: t('waitlist.notice.subject', { apartment: list(names), dates: stay(entry) }),
    preheader: t('waitlist.notice.preheader'),
    heading: t('waitlist.notice.heading'),
    sections: [
      paragraph(t('waitlist.notice.intro', { property: property.name })),
      { kind: 'facts', facts: [...only, ...factsOf(entry, language), ...prices] },
      paragraph(t('waitlist.notice.note')),
      ...free.map((one, index): MailSection => {
        const label = t('waitlist.notice.button', { apartment: nameOf(one) });
        const note = index === free.length - 1 ? { note: t('waitlist.notice.again') } : {};
        return { kind: 'button', label, href: stayUrl(one, entry), ...note };
      }),
      leaveSection(entry),
    ],
  });
  return withUnsubscribeLink(mail, entry.leaveUrl);
}

function factsOf(entry: MailedWaitlistEntry, language: Language): Fact[] {
  const t = mailTexts(language);
  const { dateWithWeekday: day } = mailFormats(language);
  return [
    { label: t('stay.arrival'), value: day(entry.checkIn) },
    { label: t('stay.departure'), value: day(entry.checkOut) },
    { label: t('stay.guests'), value: guestsText(entry, language) },
  ];
}

function leaveSection({ language, leaveUrl }: MailedWaitlistEntry): MailSection {
  const t = mailTexts(language);
  return {
    kind: 'facts',
    facts: [{ label: t('waitlist.leave.label'), value: t('waitlist.leave.link'), href: leaveUrl }],
  };
}

/** URL of the apartment's page with the stay filled in, or of the list, which offers several together. */
function stayUrl(
  { slugs }: FreeStay,
  { language, checkIn, checkOut, adults, children, babies }: MailedWaitlistEntry,
): string {
  const [slug, ...others] = slugs;
  const url = new URL(others.length > 0 ? pageUrl('apartments', language) : pageUrl('apartment', language, slug));
  const guests = { adults: String(adults), children: String(children), ...(babies > 0 && { babies: String(babies) }) };
  url.search = new URLSearchParams({ checkIn, checkOut, ...guests }).toString();
  return url.href;
}
