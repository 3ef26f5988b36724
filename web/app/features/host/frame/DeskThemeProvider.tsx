import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { deskColor } from './deskColor.ts';
import { deskTheme } from './deskTheme.ts';

/** From this width up, navigation and lists stand beside what they lead to. */
export const besideFrom = '(min-width: 900px)';

/**
 * Light or dark, as the device asks, and what floats at the foot: `--hostNav` and `--toast` are its heights, `--underToast` how
 * much it covers of what lies over the whole window.
 */
export function DeskThemeProvider({ children }: { children: ReactNode }) {
  const site = useTheme();
  const [theme] = useState(() => deskTheme(site));
  return (
    // Nothing is stored: the device decides.
    <ThemeProvider theme={theme} storageManager={null}>
      <GlobalStyles styles={wholePage} />
      {children}
    </ThemeProvider>
  );
}

/** What the site's own style says of every page, in the desk's colours. */
const wholePage = {
  html: {
    '--hostNav': 'calc(65px + env(safe-area-inset-bottom))',
    paddingBottom: 0,
    scrollPaddingBottom: 'calc(var(--hostNav) + var(--toast, 0px) + 24px)',
    [`@media ${besideFrom}`]: { '--hostNav': '0px' },
  },
  body: { backgroundColor: deskColor.paper, color: deskColor.ink },
  a: { color: deskColor.sea },
  ':focus-visible': { outlineColor: deskColor.sea },
  '::selection': { backgroundColor: deskColor.sea, color: deskColor.paper },
};
