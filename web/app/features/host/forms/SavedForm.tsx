import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deskColor } from '../frame/deskTheme.ts';
import { useUnsavedInput } from '../frame/UnsavedInput.tsx';
import { ChangedMeanwhile } from './useDialogAction.tsx';
import { Actions } from './formStyle.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { FormErrors, type Finding, type useSavedForm } from './useSavedForm.ts';

/**
 * A form that is saved as a whole, with its faults, warnings and the result of saving.
 * @param onSave `isConfirmed`: the owner has confirmed the warnings
 */
export function SavedForm({
  name,
  state: { element, faults, warnings, refusal, busy, isChanged, isOutdated, discard },
  onSave,
  preview,
  children,
}: {
  name: string;
  state: ReturnType<typeof useSavedForm>['state'];
  onSave: (isConfirmed: boolean) => void;
  /** What the change means, in a line beside the buttons. */
  preview?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('host');
  useUnsavedInput(isChanged);
  // Not while busy, because the document that this form saves may arrive before the response.
  const isSavedElsewhere = (isOutdated && !busy) || refusal?.details.code === 'changed-meanwhile';
  const save = (isConfirmed: boolean) => !busy && onSave(isConfirmed);
  return (
    <FormErrors value={faults}>
      <form
        ref={element}
        noValidate
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          save(false);
        }}
      >
        {children}
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
        <ProblemAlert>
          {isSavedElsewhere ? <ChangedMeanwhile onLoad={discard} /> : refusal && <p>{refusal.text}</p>}
        </ProblemAlert>
        <Foot data-changed={isChanged || undefined}>
          {isChanged && preview && <p>{preview}</p>}
          <Actions>
            <Button type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
              {t('form.save')}
            </Button>
            {isChanged && (
              <Button variant="outlined" onClick={discard}>
                {t('form.discard')}
              </Button>
            )}
          </Actions>
        </Foot>
      </form>
    </FormErrors>
  );
}

/** Stays in sight as long as there is something to save. */
const Foot = styled.div`
  display: grid;
  gap: 8px;
  & > p {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  &[data-changed] {
    position: sticky;
    bottom: calc(var(--hostNav) + var(--toast, 0px));
    /* Field labels have a z-index of 1. */
    z-index: 2;
    margin-inline: -8px;
    padding: 12px 8px;
    border-top: 1px solid ${deskColor.divider};
    background: ${deskColor.background};
  }
`;

function FoundList({ found }: { found: readonly Finding[] }) {
  const { t } = useTranslation('host');
  return (
    <ul role="list">
      {found.map(({ field, where, what }) => (
        <li key={`${field} ${what}`}>{t('form.found', { where, what })}</li>
      ))}
    </ul>
  );
}
