import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundInForm, type Found } from './FoundInForm.ts';
import type { Standing } from './mergeEdits.ts';
import { StandingsInForm } from './useStandingText.ts';
import { Actions } from './formStyle.ts';
import type { useSaving } from './useSaving.ts';

/**
 * A form that is saved whole or not at all, with what is wrong with it, what is asked about it, and what became of it.
 * @param standings what stands by now at fields that the owner has changed too, once it was refused for that
 * @param onSave `isConfirmed`: what looks like a slip is meant so
 */
export function SavedForm({
  name,
  saving: { element, faults, warnings, refusal, busy },
  isChanged,
  isOutdated,
  standings,
  onSave,
  onDiscard,
  children,
}: {
  name: string;
  saving: ReturnType<typeof useSaving>;
  isChanged: boolean;
  isOutdated: boolean;
  standings: ReadonlyMap<string, Standing> | undefined;
  onSave: (isConfirmed: boolean) => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('host');
  // While it is being saved, the saved document may arrive before the response.
  const isMeanwhile = (isOutdated && !busy) || refusal?.details.code === 'changed-meanwhile' || standings;
  const save = (isConfirmed: boolean) => !busy && onSave(isConfirmed);
  return (
    <FoundInForm value={faults}>
      <form
        ref={element}
        noValidate
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          save(false);
        }}
      >
        <StandingsInForm value={standings ?? nothingElse}>{children}</StandingsInForm>
        {faults.length > 0 && (
          <Alert severity="error" role="alert">
            <p>{t('form.notSaved')}</p>
            <FoundList found={faults} />
          </Alert>
        )}
        {warnings.length > 0 && (
          <Alert severity="warning" role="alert">
            <p>{t('form.looksOdd')}</p>
            <FoundList found={warnings} />
            <Actions>
              <Button variant="outlined" onClick={() => save(true)}>
                {t('form.saveAnyway')}
              </Button>
            </Actions>
          </Alert>
        )}
        {isMeanwhile ? (
          <Alert severity="error" role="alert">
            <p>{t(standings ? 'form.merged' : 'form.meanwhile')}</p>
            <Actions>
              <Button variant="outlined" onClick={onDiscard}>
                {t('form.lookAtNew')}
              </Button>
            </Actions>
          </Alert>
        ) : (
          refusal && (
            <Alert severity="error" role="alert">
              <p>{refusal.text}</p>
            </Alert>
          )
        )}
        <Actions>
          <Button type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
            {t('form.save')}
          </Button>
          {isChanged && (
            <Button variant="outlined" onClick={onDiscard}>
              {t('form.discard')}
            </Button>
          )}
        </Actions>
      </form>
    </FoundInForm>
  );
}

const nothingElse: ReadonlyMap<string, Standing> = new Map();

function FoundList({ found }: { found: readonly Found[] }) {
  const { t } = useTranslation('host');
  return (
    <ul>
      {found.map(({ field, where, what }) => (
        <li key={`${field} ${what}`}>{t('form.found', { where, what })}</li>
      ))}
    </ul>
  );
}
