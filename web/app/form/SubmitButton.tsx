import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useHydrated } from '../ui/browser/useHydrated.ts';
import { from } from '../ui/theme/tokens.ts';

/**
 * Submits a form by script, so it is disabled until hydration. It is not disabled while busy, because it would lose the
 * focus. The form ignores a second press.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <Wide
      type="submit"
      variant="contained"
      disabled={!hydrated}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      <span>{children}</span>
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
