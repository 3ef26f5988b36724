import { createTheme, type PaletteOptions, type Theme, type ThemeOptions } from '@mui/material/styles';
import { color } from '../../../ui/theme/tokens.ts';
import { cssVarPrefix, deskColor } from './deskColor.ts';
import { deskSchemes, type DeskColor } from './deskSchemes.ts';

declare module '@mui/material/styles' {
  interface PaletteOptions {
    /** Only in the theme of the owner's desk. */
    own?: Readonly<Record<DeskColor, string>>;
  }
}

/**
 * The site's theme in the light or the dark scheme, as the device asks: MUI writes both as custom properties, and where the site's
 * theme names a colour, this one names its property.
 */
export function deskTheme({ components, typography, shape, transitions }: Theme): Theme {
  return createTheme(
    {
      cssVariables: { cssVarPrefix, colorSchemeSelector: 'media' },
      colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
      shape,
      spacing: 4,
      typography,
      transitions,
      components: withProperties(components),
    },
    { components: ofDesk },
  );
}

/** What the desk has and the site has not. */
const ofDesk: ThemeOptions['components'] = {
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: deskColor.veil } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `1px solid ${deskColor.line}`,
        // What is asked stays above, the answers are at the thumb.
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
            // Labels of fields have 1.
            zIndex: 2,
            bottom: 0,
            padding: '12px 24px calc(16px + env(safe-area-inset-bottom))',
            borderTop: `1px solid ${deskColor.line}`,
            backgroundColor: deskColor.paper,
          },
        },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { '& > button': { flex: '1 1 120px' } } } },
  // Apart from each other: MUI joins the buttons of a group at their sides.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
          margin: 0,
          border: `1px solid ${deskColor.edge}`,
          borderRadius: 24,
          '&.Mui-selected': { borderColor: deskColor.sea },
        },
      },
    },
  },
};

function palette(scheme: 'light' | 'dark'): PaletteOptions {
  const own = deskSchemes[scheme];
  return {
    own,
    background: { default: own.paper, paper: own.white },
    text: { primary: own.ink, secondary: own.soft },
    primary: { main: own.terracotta, dark: own.terracottaDark, contrastText: own.white },
    secondary: { main: own.sea, dark: own.deep, contrastText: own.white },
    success: { main: own.good },
    error: { main: own.bad },
    info: { main: own.lavender },
    divider: own.line,
  };
}

const propertyOf = new Map(Object.entries(color).map(([name, hex]) => [hex, deskColor[name as DeskColor]]));

/** The components hold only plain values, in which each colour is written as in `tokens.ts`. */
function withProperties(components: Theme['components']): NonNullable<Theme['components']> {
  return JSON.parse(JSON.stringify(components), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/#(?:[\da-f]{2}){3,4}\b/g, (hex) => propertyOf.get(hex as never) ?? hex)
      : value,
  ) as NonNullable<Theme['components']>;
}
