import Button from '@mui/material/Button';
import { timeIn, todayIn } from 'functions/domain/isoDate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVersions } from '../../../firebase/owner/useVersions.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { timeZone } from '../../../villa/timeZone.ts';
import { Part, Said, VersionList } from './formStyle.ts';

/**
 * What was saved before. Going back to it fills the form, which is then looked at and saved.
 * @param onTake fills the form; `false` if the values do not fit it any more
 */
export function EarlierVersions({
  path,
  onTake,
}: {
  path: string;
  onTake: (values: Record<string, unknown>) => boolean;
}) {
  const { t } = useTranslation('host');
  const format = useFormat();
  const versions = useVersions(path);
  const [unfit, setUnfit] = useState<number>();
  if (!versions) return null;
  return (
    <Part>
      <h3>{t('versions.title')}</h3>
      <Said>{t(versions.length === 0 ? 'versions.none' : 'versions.hint')}</Said>
      <VersionList>
        {versions.map(({ revision, replacedAt, replacedBy, values }) => {
          const at = replacedAt.toDate();
          const when = `${format.date(todayIn(timeZone, at))}, ${timeIn(timeZone, at)}`;
          return (
            <li key={revision}>
              <span>
                {replacedBy === null
                  ? t('versions.untilConsole', { when })
                  : t('versions.until', { when, who: replacedBy })}
              </span>
              <Button
                variant="outlined"
                aria-label={t('versions.takeOf', { when })}
                onClick={() => setUnfit(onTake(values) ? undefined : revision)}
              >
                {t('versions.take')}
              </Button>
              {unfit === revision && (
                <Said role="alert" className="fault">
                  {t('versions.unfit')}
                </Said>
              )}
            </li>
          );
        })}
      </VersionList>
    </Part>
  );
}
