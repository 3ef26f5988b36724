import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { deskColor, deskTheme, paperColors } from './deskTheme.ts';

/** From this width on, navigation and lists are beside their content. */
export const besideFrom = '(min-width: 900px)';

/**
 * The theme, light or dark like the device. `--hostNav` is the height of the navigation at the bottom. `OwnerActions` sets
 * `--toast`.
 */
export function DeskThemeProvider({ children }: { children: ReactNode }) {
  return (
    // Stores no choice, because the device decides.
    <ThemeProvider theme={deskTheme} storageManager={null}>
      <GlobalStyles styles={wholePage} />
      {children}
    </ThemeProvider>
  );
}

/** The site's global styles, in the desk's colours. */
const wholePage = {
  html: {
    '--hostNav': 'calc(65px + env(safe-area-inset-bottom))',
    paddingBottom: 0,
    scrollPaddingBottom: 'calc(var(--hostNav) + var(--toast, 0px) + 24px)',
    [`@media ${besideFrom}`]: { '--hostNav': '0px' },
  },
  // More specific than MUI's `:root` of the dark scheme.
  'html:root': { '@media print': paperColors },
  body: { backgroundColor: deskColor.background, color: deskColor.text },
  a: { color: deskColor.secondary },
  ':focus-visible': { outlineColor: deskColor.secondary },
  '::selection': { backgroundColor: deskColor.secondary, color: deskColor.onSecondary },
};
