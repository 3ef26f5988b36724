import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from './mergeEdits.ts';

/** What stands by now at fields of the form that the owner has changed too. */
export const StandingsInForm = createContext<ReadonlyMap<string, Standing>>(new Map());

/** @param write a field's value as its owner reads it */
export type WriteValue = (value: never) => string;

/** Says what stands at a field by now; `undefined` if nobody else has changed it. */
export function useStandingText(): (standing: Standing | undefined, write?: WriteValue) => string | undefined {
  const { t } = useTranslation('host');
  return (standing, write = String) => {
    if (standing === undefined) return undefined;
    if (standing === 'removed' || standing === 'kept') return t(`form.${standing}`);
    const value = write(standing.now as never).trim();
    return value === '' ? t('form.emptyNow') : t('form.standsNow', { value });
  };
}

export function useFieldStanding(field: string, write?: WriteValue): string | undefined {
  return useStandingText()(useContext(StandingsInForm).get(field), write);
}
