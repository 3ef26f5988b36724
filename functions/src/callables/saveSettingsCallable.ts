import { saveSettingsRequest } from '../contract/ownerCallables.ts';
import { saveSettings } from '../owner/saveSettings.ts';
import { defineOwnerCallable } from './defineOwnerCallable.ts';

export const saveSettingsCallable = defineOwnerCallable('saveSettings', saveSettingsRequest, saveSettings);
