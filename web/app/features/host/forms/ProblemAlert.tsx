import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** Shows why something was refused or is wrong. Empty if there is nothing to show. */
export function ProblemAlert({ children }: { children: ReactNode }) {
  return (
    children && (
      <Alert severity="error" role="alert">
        {children}
      </Alert>
    )
  );
}
