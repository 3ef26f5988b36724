import Button from '@mui/material/Button';
import type { Block } from 'functions/contract/block';
import { longestBlock } from 'functions/domain/stay';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../../form/InputField.tsx';
import { ReasonField } from './CloseForm.tsx';
import { Pair, SheetForm } from './sheetStyle.ts';
import { readNights, typedNights, useDatesProblem, type TypedNights } from './typedNights.ts';
import { ProblemAlert } from '../../forms/ProblemAlert.tsx';
import { useDialogForm } from '../../forms/useDialogAction.tsx';
import { useToday } from '../../frame/useToday.ts';

const formOf = ({ settledStay, reason }: Block) => ({ ...typedNights(settledStay), reason });

/** Changes the dates or the reason of a block, or removes it. */
export function ChangeBlock({
  block,
  onChanged,
  onDone,
}: {
  block: Block;
  onChanged: (isChanged: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const today = useToday();
  const { form, base, change, run, state } = useDialogForm(block, formOf);
  const { isChanged, busy, problem } = state;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const [tried, setTried] = useState(false);
  const problemText = useDatesProblem(longestBlock, t('block.datesWrong'));
  const of = { block: block.id, revision: base.revision };
  const read = readNights(form, today, base.settledStay);
  const wrong = (field: keyof TypedNights) =>
    tried && 'problem' in read && read.field === field ? problemText(read.problem) : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if ('problem' in read) return;
    const request = { ...of, nights: { apartment: block.apartment, ...read.stay }, reason: form.reason };
    if (await run('changeBlock', request, t('block.changed'))) onDone();
  }

  async function remove() {
    if (await run('changeBlock', { ...of, nights: null }, t('block.removed'))) onDone();
  }

  return (
    <SheetForm noValidate onSubmit={(event) => void submit(event)}>
      <Pair>
        {(['first', 'last'] as const).map((field) => (
          <InputField
            key={field}
            type="date"
            name={field}
            label={t(`block.${field}Night`)}
            value={form[field]}
            error={wrong(field) !== undefined}
            helperText={wrong(field)}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
      </Pair>
      <ReasonField value={form.reason} onValue={(reason) => change({ reason })} />
      <ProblemAlert>{problem}</ProblemAlert>
      <Button type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {t('block.save')}
      </Button>
      <Button variant="outlined" onClick={() => void remove()}>
        {t('block.remove')}
      </Button>
    </SheetForm>
  );
}
