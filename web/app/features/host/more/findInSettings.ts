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
import { findIn, type Found } from '../forms/findIn.ts';

export type SettingsFindings = Found<SettingsFault, SettingsWarning>;

/** What is wrong or odd in settings. @param before the saved settings */
export function findInSettings(settings: Settings, before: Settings): SettingsFindings {
  return findIn(settingsSchema, settings, faultsInSettings, () => warningsInSettings(settings, before));
}

/** What is wrong or odd in the list of owners. @param self email of the owner who is saving */
export function findInAccess(owners: readonly string[], before: readonly string[], self: string): SettingsFindings {
  return findIn(
    accessSchema,
    { owners },
    () => faultsInAccess(owners, self),
    () => warningsInAccess(owners, before),
  );
}
