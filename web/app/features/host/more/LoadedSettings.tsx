import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useSavedSettings, type SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { ViewLoading } from '../frame/ViewLoading.tsx';

/** Loads a settings document for its form. */
export function LoadedSettings<Values>({
  path,
  schema,
  children,
}: {
  path: string;
  schema: z.ZodMiniType<Values>;
  children: (saved: SavedSettings<Values>) => ReactNode;
}) {
  const { t } = useTranslation('hostMore');
  const saved = useSavedSettings(path, schema);
  if (saved === undefined) return <ViewLoading />;
  return saved === null ? <ProblemAlert>{t('unreadable')}</ProblemAlert> : children(saved);
}
