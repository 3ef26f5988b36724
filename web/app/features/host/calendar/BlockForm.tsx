import Button from '@mui/material/Button';
import type { Stay } from 'functions/domain/stay';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import type { Standing } from '../forms/mergeEdits.ts';
import { useDayText } from '../forms/useDayText.ts';
import { useStandingText } from '../forms/useStandingText.ts';
import { ReasonField } from './ReasonField.tsx';
import { Pair, SheetForm } from './sheetStyle.ts';
import { readNights, type TypedNights } from './typedNights.ts';

export interface BlockDraft extends TypedNights {
  readonly reason: string;
}

/** Changes dates or reason of closed nights, or opens them again. */
export function BlockForm({
  draft,
  standings,
  busy,
  problem,
  onDraft,
  onSave,
  onRemove,
}: {
  draft: BlockDraft;
  /** What stands by now where the owner has changed something too. */
  standings: ReadonlyMap<string, Standing>;
  busy: boolean;
  /** Why it was refused. */
  problem: ReactNode;
  onDraft: (draft: BlockDraft) => void;
  onSave: (stay: Stay, reason: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const [tried, setTried] = useState(false);
  const textOf = useStandingText();
  const dayText = useDayText();
  const standingAt = (end: keyof TypedNights) => textOf(standings.get(end), dayText);
  const read = readNights(draft);
  const wrong = tried && 'problem' in read ? t(`block.${read.problem}`) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!busy && 'stay' in read) onSave(read.stay, draft.reason);
  }

  return (
    <SheetForm noValidate onSubmit={submit}>
      <Pair>
        <InputField
          type="date"
          name="first"
          label={t('block.firstNight')}
          value={draft.first}
          helperText={standingAt('first')}
          onChange={({ target }) => onDraft({ ...draft, first: target.value })}
        />
        <InputField
          type="date"
          name="last"
          label={t('block.lastNight')}
          value={draft.last}
          error={wrong !== undefined}
          helperText={wrong ?? standingAt('last')}
          onChange={({ target }) => onDraft({ ...draft, last: target.value })}
        />
      </Pair>
      <ReasonField
        value={draft.reason}
        standing={textOf(standings.get('reason'))}
        onValue={(reason) => onDraft({ ...draft, reason })}
      />
      {problem}
      <Button type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {t('block.save')}
      </Button>
      <Button variant="outlined" onClick={() => !busy && onRemove()}>
        {t('block.remove')}
      </Button>
    </SheetForm>
  );
}
