import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../ui/browser/useOnline.ts';

/**
 * Shown while content loads, or if it cannot be loaded offline.
 * @param offline whether data is unavailable although the browser reports a network
 */
export function ViewLoading({ offline = false }: { offline?: boolean }) {
  const { t } = useTranslation('host');
  const online = useOnline() && !offline;
  return online ? (
    <Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />
  ) : (
    <p role="status">{t('needsNetwork')}</p>
  );
}
