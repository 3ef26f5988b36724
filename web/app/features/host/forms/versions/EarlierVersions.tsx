import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useVersions } from '../../../../firebase/owner/useSavedSettings.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { localTime } from '../../frame/localTime.ts';
import { Part, Notice, VersionList } from '../formStyle.ts';
import { formChanges, useChangeText, type WordsOf } from './useChangeText.ts';

/**
 * Earlier saved versions, and what has changed from each to the next. To restore a version, the owner fills the form
 * with it, checks it and saves it.
 * @param saved the form with the currently saved values
 * @param schema schema of the form's values; a version that does not match cannot be restored
 * @param formOf the form with the values of a version
 * @param onTake fills the form
 */
export function EarlierVersions<Values, Form extends object>({
  path,
  saved,
  schema,
  formOf,
  wordsOf,
  onTake,
}: {
  path: string;
  saved: Form;
  schema: z.ZodMiniType<Values>;
  formOf: (values: Values) => Form;
  wordsOf: WordsOf;
  onTake: (form: Form) => void;
}) {
  const { t } = useTranslation('host');
  const format = useFormat();
  const changeText = useChangeText(wordsOf);
  const versions = useVersions(path);
  const [unfit, setUnfit] = useState<number>();
  if (!versions) return null;
  const forms = versions.map(({ values }) => {
    const parsed = schema.safeParse(values);
    return parsed.success ? formOf(parsed.data) : undefined;
  });

  /** The changes that replaced a version. */
  function changesAfter(place: number): string[] {
    const [from, to] = [forms[place], place === 0 ? saved : forms[place - 1]];
    if (!from || !to) return [];
    const changes = formChanges(from, to).map(changeText);
    return changes.length === 0 ? [t('versions.elsewhere')] : changes;
  }

  return (
    <Part>
      <h3>{t('versions.title')}</h3>
      <Notice>{t(versions.length === 0 ? 'versions.none' : 'versions.hint')}</Notice>
      <VersionList role="list">
        {versions.map(({ revision, replacedAt, replacedBy }, place) => {
          const { day, time } = localTime(replacedAt.toMillis());
          const when = `${format.date(day)}, ${time}`;
          const form = forms[place];
          return (
            <li key={revision}>
              <div>
                <span>
                  {replacedBy === null
                    ? t('versions.untilConsole', { when })
                    : t('versions.until', { when, who: replacedBy })}
                </span>
                {changesAfter(place).map((change) => (
                  <Notice key={change}>{change}</Notice>
                ))}
              </div>
              <Button
                variant="outlined"
                aria-label={t('versions.takeOf', { when })}
                onClick={() => {
                  if (form) onTake(form);
                  setUnfit(form ? undefined : revision);
                }}
              >
                {t('versions.take')}
              </Button>
              {unfit === revision && (
                <Notice role="alert" className="fault">
                  {t('versions.unfit')}
                </Notice>
              )}
            </li>
          );
        })}
      </VersionList>
    </Part>
  );
}
