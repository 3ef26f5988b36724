import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { from } from '../ui/theme/tokens.ts';

/** Sends a form. It is not disabled while busy, as it would lose the focus: the form ignores a second press. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Wide type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
      {children}
    </Wide>
  );
}

const Wide = styled(Button)`
  width: 100%;
  ${from.tablet} {
    width: auto;
    min-width: 280px;
  }
`;
