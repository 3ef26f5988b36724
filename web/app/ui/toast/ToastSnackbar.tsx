import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { AppTheme } from '../theme/AppTheme.tsx';
import { CloseIcon } from '../picture/CloseIcon.tsx';
import { toastQueue, type Toast } from './showToast.ts';

/** MUI pauses while the pointer or the focus is on the toast. */
const durationMillis = 6000;

export function ToastSnackbar({ toast }: { toast: Toast }) {
  const [open, setOpen] = useState(true);
  const [bottom] = useState(() => `calc(${heightAtFoot()}px + max(20px, env(safe-area-inset-bottom)))`);
  return (
    <AppTheme>
      <Snackbar
        open={open}
        message={toast.text}
        autoHideDuration={durationMillis}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        slotProps={{ transition: { onExited: toastQueue.removeFirst } }}
        action={
          <IconButton aria-label={toast.close} onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        }
        style={{ bottom }}
      />
    </AppTheme>
  );
}

/** The height in pixels that the price bar or the consent card covers at the bottom. */
function heightAtFoot(): number {
  const others = [...document.querySelectorAll('[data-foot-bar], [data-at-foot]')].map((one) =>
    one.getBoundingClientRect(),
  );
  // On the home page, the card is at the top, so it covers nothing at the bottom.
  const atFoot = others.filter(({ height, top }) => height > 0 && top > innerHeight / 2);
  return Math.max(0, ...atFoot.map(({ top }) => innerHeight - top));
}
