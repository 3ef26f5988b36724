import type { Apartment } from 'functions/contract/apartment';
import { useMemo } from 'react';
import { useSavedApartments } from './useSavedApartments.ts';

/** All apartments as in `useSavedApartments`, without revisions; `undefined` while loading. */
export function useApartments(): readonly Apartment[] | undefined {
  const saved = useSavedApartments();
  return useMemo(() => saved?.map(({ apartment }) => apartment), [saved]);
}
