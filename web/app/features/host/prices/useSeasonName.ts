import { seasonName, seasonsWithText } from 'functions/domain/quoteLineLabel';
import { useTranslation } from 'react-i18next';

/** The names of the seasons that the site translates, in the owner's language; other names stay as they are. */
export function useSeasonName() {
  const { t } = useTranslation('offer');
  const shown = (name: string) => seasonName(name, (key) => t(key as 'season.high'));
  return {
    shown,
    /** The name to store for a name that an owner has typed. */
    stored: (typed: string) => seasonsWithText.find((name) => shown(name) === typed) ?? typed,
  };
}
