import Button from '@mui/material/Button';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useDialogAction } from './useDialogAction.tsx';

/** A button for one change. If the change is refused, the reason appears beside the button. */
export function ActionButton<Name extends keyof OwnerCallables>({
  action,
  request,
  said,
  label,
  of,
  variant = 'outlined',
}: {
  action: Name;
  request: Omit<OwnerCallables[Name]['request'], 'requestId'>;
  /** Shown when the change is done. */
  said: string;
  label: string;
  /** What the change is about, for screen readers. */
  of: string;
  variant?: 'outlined' | 'text';
}) {
  const { run, busy, problem } = useDialogAction();
  return (
    <>
      <Button
        variant={variant}
        aria-label={`${label}: ${of}`}
        aria-busy={busy || undefined}
        onClick={() => void run(action, request, said)}
      >
        {label}
      </Button>
      <ProblemAlert>{problem}</ProblemAlert>
    </>
  );
}
