import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** Shows why something was refused or is wrong, if anything. */
export function ProblemAlert({ children }: { children: ReactNode }) {
  return (
    children && (
      <Alert severity="error" role="alert">
        {children}
      </Alert>
    )
  );
}
