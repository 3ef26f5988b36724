import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { paletteOf, themeOptions } from '../../../ui/theme/AppTheme.tsx';
import { color, darkColor, deskOnlyColor } from '../../../ui/theme/tokens.ts';

declare module '@mui/material/styles' {
  interface PaletteOptions {
    /** Colours that only the theme of the owner's desk has. */
    own?: Readonly<Record<DeskColor, string>>;
  }
}

/** From this width on, navigation and lists are beside their content. */
export const besideFrom = '(min-width: 900px)';

const light = { ...color, ...deskOnlyColor };
const dark = { ...light, ...darkColor };
const cssVarPrefix = 'desk';

/** https://mui.com/material-ui/customization/css-theme-variables/usage/ */
const propertyOf = (name: string) => `--${cssVarPrefix}-palette-own-${name}`;

type DeskColor = keyof typeof light;

/**
 * The owner's pages use this instead of the site's `color`: MUI's custom properties, whose values follow the device's colour
 * scheme.
 */
export const deskColor = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${propertyOf(name)})`]),
) as Readonly<Record<DeskColor, string>>;

/** The colours of the light scheme, for paper: the dark scheme would print light text on white. */
export const paperColors = Object.fromEntries(Object.entries(light).map(([name, value]) => [propertyOf(name), value]));

/** Component styles of the desk only. */
const ofDesk: ThemeOptions['components'] = {
  MuiButton: { styleOverrides: { root: { '&[aria-busy], &[aria-disabled=true]': { opacity: 0.6 } } } },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: deskColor.veil } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `1px solid ${deskColor.divider}`,
        // In a full-screen dialog, the question stays at the top, and the answers are within reach of the thumb.
        '&.MuiDialog-paperFullScreen': {
          width: '100%',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
          '& > form': { display: 'flex', flex: '1 0 auto', flexDirection: 'column' },
          '& .MuiDialogContent-root': { flex: '1 0 auto' },
          '& .MuiDialogActions-root': {
            position: 'sticky',
            // Field labels have a `zIndex` of 1.
            zIndex: 2,
            bottom: 0,
            padding: '12px 24px calc(16px + env(safe-area-inset-bottom))',
            borderTop: `1px solid ${deskColor.divider}`,
            backgroundColor: deskColor.background,
          },
        },
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiSnackbar: { styleOverrides: { root: { '@media print': { display: 'none' } } } },
  MuiSnackbarContent: { styleOverrides: { message: { overflowWrap: 'anywhere' } } },
  MuiDialogActions: { styleOverrides: { root: { '& > button': { flex: '1 1 120px' } } } },
  // Puts space between the buttons, which MUI joins.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
          margin: 0,
          border: `1px solid ${deskColor.border}`,
          borderRadius: 24,
          '&.Mui-selected': { borderColor: deskColor.secondary },
        },
      },
    },
  },
};

/** The site's theme in a light and a dark scheme, chosen by the device. */
export const deskTheme = createTheme(
  {
    ...themeOptions(deskColor),
    cssVariables: { cssVarPrefix, colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: { own: light, ...paletteOf(light) } },
      dark: { palette: { own: dark, ...paletteOf(dark) } },
    },
  },
  { components: ofDesk },
);
