import { platformNames, type Platform } from 'functions/domain/platform';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** `Airbnb`, or `Airbnb (sea view)`; of other platforms the owner's name for it. */
export function usePlatformTitle(): (calendar: { platform: Platform; label: string }) => string {
  const { t } = useTranslation('hostPlatforms');
  return useCallback(
    ({ platform, label }) => {
      if (platform === 'other') return label || t('other');
      return label ? `${platformNames[platform]} (${label})` : platformNames[platform];
    },
    [t],
  );
}
