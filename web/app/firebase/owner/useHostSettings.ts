import { settingsDocument } from 'functions/contract/collections';
import type { Settings } from 'functions/contract/settings';
import { useLiveDocument } from '../useLiveQuery.ts';

/** The live `settings/property`, for owners; `undefined` while loading. */
export function useHostSettings(): Settings | undefined {
  return useLiveDocument(settingsDocument) as Settings | undefined;
}
