import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useState } from 'react';
import { FormDialog } from '../frame/FormDialog.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useDialogAction } from './useDialogAction.tsx';

/** A button for one change. If the change is refused, the reason appears beside the button. */
export function ActionButton<Name extends keyof OwnerCallables>({
  action,
  request,
  said,
  label,
  of,
  question,
  variant = 'outlined',
}: {
  action: Name;
  request: Omit<OwnerCallables[Name]['request'], 'requestId'>;
  /** Shown when the change is done. */
  said: string;
  label: string;
  /** What the change is about, for screen readers. */
  of?: string;
  /** Asked in a dialog before the change. */
  question?: { title: string; text: string } | undefined;
  variant?: 'outlined' | 'text';
}) {
  const { run, busy, problem, clear } = useDialogAction();
  const [isAsking, setAsking] = useState(false);

  async function act() {
    if (await run(action, request, said)) setAsking(false);
  }

  function ask(isAsking: boolean) {
    clear();
    setAsking(isAsking);
  }

  return (
    <>
      <Button
        variant={variant}
        aria-label={of && `${label}: ${of}`}
        aria-busy={busy || undefined}
        onClick={() => (question ? ask(true) : void act())}
      >
        {label}
      </Button>
      {question && isAsking ? (
        <FormDialog
          title={question.title}
          submit={label}
          busy={busy}
          problem={problem}
          onSubmit={() => void act()}
          onClose={() => ask(false)}
        >
          <DialogContentText>{question.text}</DialogContentText>
        </FormDialog>
      ) : (
        <ProblemAlert>{problem}</ProblemAlert>
      )}
    </>
  );
}
