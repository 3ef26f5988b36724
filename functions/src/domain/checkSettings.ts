import { parseIban } from './iban.ts';
import type { TouristTax } from './quote.ts';
import type { FieldFault } from './checkPrices.ts';

/** The settings of the property that are checked. */
export interface CheckedSettings {
  readonly ownerEmail: string;
  readonly ownerName: string;
  readonly timeZone: string;
  /** Times of day, `HH:MM`. */
  readonly checkInFrom: string;
  readonly checkInUntil: string;
  readonly touristTax: TouristTax;
  readonly account?: { readonly holder: string; readonly iban: string; readonly bic: string } | undefined;
}

/** Faults forbid saving. Texts: `faults` in `locales/{language}/hostMore.json`. */
export type SettingsFault =
  | 'iban-wrong'
  | 'bic-wrong'
  | 'holder-missing'
  | 'owner-name-missing'
  | 'until-before-from'
  | 'zero-price'
  | 'same-age'
  | 'yourself-missing'
  | 'same-owner';

/** Warnings ask the owner to confirm; the settings can still be saved. */
export type SettingsWarning = 'account-changed' | 'owner-email-changed' | 'time-zone-changed' | 'owner-removed';

/** ISO 9362: bank, country, location and optional branch. */
const bicPattern = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

export function faultsInSettings(settings: CheckedSettings): FieldFault<SettingsFault>[] {
  const { account, checkInFrom, checkInUntil, ownerName, touristTax } = settings;
  const faults: FieldFault<SettingsFault>[] = [];
  if (ownerName.trim() === '') faults.push({ field: 'ownerName', fault: 'owner-name-missing' });
  if (checkInUntil < checkInFrom) faults.push({ field: 'checkInUntil', fault: 'until-before-from' });
  if (account) {
    if (account.holder.trim() === '') faults.push({ field: 'account.holder', fault: 'holder-missing' });
    if (!parseIban(account.iban)) faults.push({ field: 'account.iban', fault: 'iban-wrong' });
    if (!bicPattern.test(account.bic)) faults.push({ field: 'account.bic', fault: 'bic-wrong' });
  }
  if (touristTax.mode === 'perPersonNight') {
    if (touristTax.amount === 0) faults.push({ field: 'touristTax.amount', fault: 'zero-price' });
    touristTax.bands.forEach(({ fromAge }, index) => {
      if (touristTax.bands.findIndex((band) => band.fromAge === fromAge) < index) {
        faults.push({ field: `touristTax.bands.${index}.fromAge`, fault: 'same-age' });
      }
    });
  }
  return faults;
}

export function warningsInSettings(settings: CheckedSettings, before: CheckedSettings): FieldFault<SettingsWarning>[] {
  const warnings: FieldFault<SettingsWarning>[] = [];
  if (ibanOf(settings) !== ibanOf(before)) warnings.push({ field: 'account.iban', fault: 'account-changed' });
  if (settings.ownerEmail !== before.ownerEmail) {
    warnings.push({ field: 'ownerEmail', fault: 'owner-email-changed' });
  }
  if (settings.timeZone !== before.timeZone) warnings.push({ field: 'timeZone', fault: 'time-zone-changed' });
  return warnings;
}

function ibanOf({ account }: CheckedSettings): string | undefined {
  return account && (parseIban(account.iban) ?? account.iban);
}

/**
 * Owners can remove each other, but not themselves, so that one owner always remains and nobody locks themselves out.
 * @param caller email of the owner who saves, in lower case
 */
export function faultsInAccess(owners: readonly string[], caller: string): FieldFault<SettingsFault>[] {
  const lower = owners.map((owner) => owner.toLowerCase());
  return [
    ...(lower.includes(caller.toLowerCase()) ? [] : [{ field: 'owners', fault: 'yourself-missing' } as const]),
    ...lower.flatMap((owner, index) =>
      lower.indexOf(owner) < index ? [{ field: `owners.${index}`, fault: 'same-owner' } as const] : [],
    ),
  ];
}

export function warningsInAccess(owners: readonly string[], before: readonly string[]): FieldFault<SettingsWarning>[] {
  const lower = owners.map((owner) => owner.toLowerCase());
  const removed = before.some((owner) => !lower.includes(owner.toLowerCase()));
  return removed ? [{ field: 'owners', fault: 'owner-removed' }] : [];
}
