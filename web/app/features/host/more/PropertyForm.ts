import type { balanceWays, BookingTerms } from 'functions/contract/apartment';
import type { Settings } from 'functions/contract/settings';
import { formatIban, parseIban } from 'functions/domain/iban';
import type { Language } from 'functions/domain/language';
import { writeMoneyField } from '../forms/typedMoney.ts';
import { textsOf, writtenTexts, type LanguageTexts } from '../forms/LanguageTexts.ts';
import type { ShareForm } from '../forms/ShareList.tsx';
import { withIds } from '../forms/withIds.ts';
import { readInteger, readPrice, readShare, writeShare } from '../forms/typedNumbers.ts';

export type BalanceWay = (typeof balanceWays)[number];

/** The villa's settings as typed by an owner. Shares are in percent. */
export interface PropertyForm {
  ownerName: string;
  ownerEmail: string;
  ownerLanguage: Language;
  timeZone: string;
  /** Times of day, `HH:MM`. */
  checkInFrom: string;
  checkInUntil: string;
  checkOutUntil: string;
  guestRegister: boolean;
  requestExpiresAfterDays: string;
  reminderDaysBefore: string;
  advanceReminderAfterDays: string;
  /** The bank account. If all three fields are empty, there is none. */
  holder: string;
  iban: string;
  bic: string;
  numbering: Settings['invoice']['numbering'];
  place: string;
  device: string;
  vatSentence: string;
  /** One quick reply per line. */
  quickReplies: LanguageTexts;
  advanceShare: string;
  advanceDueDays: string;
  balanceWays: readonly BalanceWay[];
  freeUntilDays: string;
  shareAfter: string;
  taxMode: BookingTerms['touristTax']['mode'];
  taxAmount: string;
  assumedChildAge: string;
  /** Tourist tax rates, each from an age on. */
  bands: readonly ShareForm<'fromAge'>[];
}

export function propertyFormOf(settings: Settings, language: Language): PropertyForm {
  const { account, cancellation, touristTax, invoice, ...plain } = settings;
  const tax = touristTax.mode === 'perPersonNight' ? touristTax : undefined;
  return {
    ...plain,
    requestExpiresAfterDays: String(settings.requestExpiresAfterDays),
    reminderDaysBefore: String(settings.reminderDaysBefore),
    advanceReminderAfterDays: String(settings.advanceReminderAfterDays),
    holder: account?.holder ?? '',
    iban: account?.iban ?? '',
    bic: account?.bic ?? '',
    ...invoice,
    vatSentence: invoice.vatSentence ?? '',
    quickReplies: textsOf(settings.quickReplies),
    advanceShare: writeShare(settings.advanceShare),
    advanceDueDays: String(settings.advanceDueDays),
    freeUntilDays: String(cancellation.freeUntilDays),
    shareAfter: writeShare(cancellation.shareAfter),
    taxMode: touristTax.mode,
    taxAmount: tax ? writeMoneyField(language, tax.amount) : '',
    assumedChildAge: tax ? String(tax.assumedChildAge) : '',
    bands: withIds(tax?.bands ?? [], ({ fromAge }) => String(fromAge)).map(({ id, fromAge, share }) => ({
      id,
      fromAge: String(fromAge),
      share: writeShare(share),
    })),
  };
}

/** The form's values, not yet validated. A valid IBAN is formatted in groups of four. */
export function settingsFrom(form: PropertyForm, language: Language): Settings {
  const holder = form.holder.trim();
  const typedIban = form.iban.trim();
  const bic = form.bic.trim();
  const iban = parseIban(typedIban);
  const vatSentence = form.vatSentence.trim();
  const quickReplies = writtenTexts(form.quickReplies);
  return {
    timeZone: form.timeZone.trim(),
    checkInFrom: form.checkInFrom,
    checkInUntil: form.checkInUntil,
    checkOutUntil: form.checkOutUntil,
    guestRegister: form.guestRegister,
    ownerEmail: form.ownerEmail.trim(),
    ownerName: form.ownerName.trim(),
    ownerLanguage: form.ownerLanguage,
    requestExpiresAfterDays: readInteger(form.requestExpiresAfterDays),
    reminderDaysBefore: readInteger(form.reminderDaysBefore),
    advanceReminderAfterDays: readInteger(form.advanceReminderAfterDays),
    ...(holder + typedIban + bic !== '' && {
      account: { holder, iban: iban ? formatIban(iban) : typedIban, bic: bic.toUpperCase() },
    }),
    invoice: {
      numbering: form.numbering,
      place: form.place.trim(),
      device: form.device.trim(),
      ...(vatSentence !== '' && { vatSentence }),
    },
    ...(Object.keys(quickReplies).length > 0 && { quickReplies }),
    advanceShare: readShare(form.advanceShare),
    advanceDueDays: readInteger(form.advanceDueDays),
    balanceWays: [...form.balanceWays],
    cancellation: { freeUntilDays: readInteger(form.freeUntilDays), shareAfter: readShare(form.shareAfter) },
    touristTax:
      form.taxMode === 'included'
        ? { mode: 'included' }
        : {
            mode: 'perPersonNight',
            amount: readPrice(language, form.taxAmount),
            assumedChildAge: readInteger(form.assumedChildAge),
            bands: form.bands.map(({ fromAge, share }) => ({ fromAge: readInteger(fromAge), share: readShare(share) })),
          },
  };
}
