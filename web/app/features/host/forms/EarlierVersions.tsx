import Button from '@mui/material/Button';
import { timeIn, todayIn } from 'functions/domain/isoDate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVersions } from '../../../firebase/owner/useVersions.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { timeZone } from '../../../villa/timeZone.ts';
import { formChanges } from './formChanges.ts';
import { Part, Said, VersionList } from './formStyle.ts';
import { useChangeText, type WordsOf } from './useChangeText.ts';

/**
 * What was saved before, with what was changed then. Going back to it fills the form, which is then looked at and saved.
 * @param saved the form as it is saved now
 * @param formOf the form with the values of a version; nothing if they do not fit it any more
 * @param onTake fills the form
 */
export function EarlierVersions<Form extends object>({
  path,
  saved,
  formOf,
  wordsOf,
  onTake,
}: {
  path: string;
  saved: Form;
  formOf: (values: Record<string, unknown>) => Form | undefined;
  wordsOf: WordsOf;
  onTake: (form: Form) => void;
}) {
  const { t } = useTranslation('host');
  const format = useFormat();
  const changeText = useChangeText(wordsOf);
  const versions = useVersions(path);
  const [unfit, setUnfit] = useState<number>();
  if (!versions) return null;
  const forms = versions.map(({ values }) => formOf(values));

  /** What was changed when a version was replaced. */
  function changesAfter(place: number): string[] {
    const [from, to] = [forms[place], place === 0 ? saved : forms[place - 1]];
    if (!from || !to) return [];
    const changes = formChanges(from, to).map(changeText);
    return changes.length === 0 ? [t('versions.elsewhere')] : changes;
  }

  return (
    <Part>
      <h3>{t('versions.title')}</h3>
      <Said>{t(versions.length === 0 ? 'versions.none' : 'versions.hint')}</Said>
      <VersionList>
        {versions.map(({ revision, replacedAt, replacedBy }, place) => {
          const at = replacedAt.toDate();
          const when = `${format.date(todayIn(timeZone, at))}, ${timeIn(timeZone, at)}`;
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
                  <Said key={change}>{change}</Said>
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
