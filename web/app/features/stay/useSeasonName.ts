import { useTranslation } from 'react-i18next';

const known = ['high', 'early', 'late'] as const;

/** A season's name in the page's language; one that an owner made up is shown as it is written. */
export function useSeasonName(): (season: string) => string {
  const { t } = useTranslation('offer');
  return (season) => {
    const name = known.find((candidate) => candidate === season);
    return name ? t(`season.${name}`) : season;
  };
}
