import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetForm } from './sheetStyle.ts';
import { ProblemAlert } from '../../forms/ProblemAlert.tsx';
import { InputField } from '../../../../form/InputField.tsx';

export interface CloseDraft {
  readonly reason: string;
  /** Slugs of the apartments. The nights are closed in all of them or in none. */
  readonly apartments: readonly string[];
}

export function CloseForm({
  apartments,
  draft,
  busy,
  problem,
  onDraft,
  onSubmit,
}: {
  apartments: readonly { slug: string; name: string }[];
  draft: CloseDraft;
  busy: boolean;
  /** Why the last attempt was refused. */
  problem: ReactNode;
  onDraft: (draft: CloseDraft) => void;
  onSubmit: () => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const [tried, setTried] = useState(false);
  const none = draft.apartments.length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && !none) onSubmit();
  }

  return (
    <SheetForm noValidate onSubmit={submit}>
      <ReasonField value={draft.reason} onValue={(reason) => onDraft({ ...draft, reason })} />
      {apartments.length > 1 && (
        <FormControl component="fieldset" error={tried && none}>
          <FormLabel component="legend">{t('block.apartments')}</FormLabel>
          <FormGroup>
            {apartments.map(({ slug, name }) => (
              <FormControlLabel
                key={slug}
                label={name}
                control={
                  <Checkbox
                    checked={draft.apartments.includes(slug)}
                    onChange={(_, checked) =>
                      onDraft({
                        ...draft,
                        apartments: apartments
                          .map((one) => one.slug)
                          .filter((one) => (one === slug ? checked : draft.apartments.includes(one))),
                      })
                    }
                  />
                }
              />
            ))}
          </FormGroup>
          {tried && none && <FormHelperText role="alert">{t('block.oneAtLeast')}</FormHelperText>}
        </FormControl>
      )}
      <ProblemAlert>{problem}</ProblemAlert>
      <Button type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {t('block.submit')}
      </Button>
    </SheetForm>
  );
}

export function ReasonField({ value, onValue }: { value: string; onValue: (reason: string) => void }) {
  const { t } = useTranslation('hostCalendar');
  return (
    <InputField
      name="reason"
      label={t('block.reason')}
      value={value}
      helperText={t('block.reasonHint')}
      onChange={({ target }) => onValue(target.value)}
      inputProps={{ maxLength: 500, autoComplete: 'off' }}
    />
  );
}
