import { accessSchema } from 'functions/contract/access';
import { settingsSchema, type Settings } from 'functions/contract/settings';
import {
  faultsInAccess,
  faultsInSettings,
  warningsInAccess,
  warningsInSettings,
  type SettingsFault,
  type SettingsWarning,
} from 'functions/domain/checkSettings';
import type { FieldFault } from 'functions/domain/checkPrices';
import type * as z from 'zod/mini';

/** `not-possible`: refused by the contract's schema, such as an empty field. */
export interface SettingsFindings {
  faults: readonly FieldFault<SettingsFault | 'not-possible'>[];
  warnings: readonly FieldFault<SettingsWarning>[];
}

/** Faults that prevent saving settings, and warnings to confirm. @param before the saved settings */
export function findInSettings(settings: Settings, before: Settings): SettingsFindings {
  return find(settingsSchema, settings, faultsInSettings, () => warningsInSettings(settings, before));
}

/** @param self email of the owner who is saving */
export function findInAccess(owners: readonly string[], before: readonly string[], self: string): SettingsFindings {
  return find(
    accessSchema,
    { owners },
    () => faultsInAccess(owners, self),
    () => warningsInAccess(owners, before),
  );
}

function find<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
  faultsIn: (values: z.output<Schema>) => FieldFault<SettingsFault>[],
  warningsIn: () => FieldFault<SettingsWarning>[],
): SettingsFindings {
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
    return { faults: [...fields].map((field) => ({ field, fault: 'not-possible' })), warnings: [] };
  }
  const faults = faultsIn(parsed.data);
  return { faults, warnings: faults.length > 0 ? [] : warningsIn() };
}
