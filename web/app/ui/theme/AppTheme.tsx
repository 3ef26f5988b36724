import { createTheme, ThemeProvider, type PaletteOptions, type ThemeOptions } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { themeComponents, type Colors } from './themeComponents.ts';
import { color, easeOut, font } from './tokens.ts';

/**
 * MUI's theme. Only pages and lazy parts that render MUI include it. Header, footer and texts are plain elements, so
 * that a page without a form does not load MUI.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

export function paletteOf(color: Colors): PaletteOptions {
  return {
    background: { default: color.background, paper: color.surface },
    text: { primary: color.text, secondary: color.textSecondary },
    primary: { main: color.primary, dark: color.primaryHover, contrastText: color.onPrimary },
    secondary: { main: color.secondary, contrastText: color.onSecondary },
    success: { main: color.success },
    error: { main: color.error },
    info: { main: color.info },
    divider: color.divider,
  };
}

/** MUI's theme without its palette. @param color plain colours or custom properties, for the components' styles */
export function themeOptions(color: Colors): ThemeOptions {
  return {
    shape: { borderRadius: 12 },
    spacing: 4,
    typography: {
      fontFamily: font.text,
      fontSize: 16,
      htmlFontSize: 16,
      body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
      button: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.6, textTransform: 'none', letterSpacing: 0 },
    },
    transitions: { easing: { easeOut }, duration: { enteringScreen: 250, leavingScreen: 150 } },
    components: themeComponents(color),
  };
}

const theme = createTheme({ palette: paletteOf(color), ...themeOptions(color) });
