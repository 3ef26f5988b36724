import { createTheme } from '@mui/material/styles';
import { color, easeOut, font } from './tokens.ts';
import { themeComponents } from './themeComponents.ts';

/**
 * MUI's theme. Header, footer and texts are plain elements, so that a page without a form does not load MUI.
 */
export const theme = createTheme({
  palette: {
    background: { default: color.paper, paper: color.white },
    text: { primary: color.ink, secondary: color.soft },
    primary: { main: color.terracotta, dark: color.terracottaDark, contrastText: color.white },
    secondary: { main: color.sea, dark: color.deep, contrastText: color.white },
    success: { main: color.good },
    error: { main: color.bad },
    info: { main: color.lavender },
    divider: color.line,
  },
  shape: { borderRadius: 12 },
  spacing: 4,
  typography: {
    fontFamily: font.text,
    fontSize: 16,
    htmlFontSize: 16,
    h1: { fontFamily: font.heading, fontSize: 'clamp(40px, 5.6vw, 76px)', lineHeight: 1.06 },
    h2: { fontFamily: font.heading, fontSize: 'clamp(32px, 3.4vw, 46px)', lineHeight: 1.15 },
    h3: { fontFamily: font.heading, fontSize: 26, lineHeight: 1.2 },
    h4: { fontFamily: font.heading, fontSize: 22, lineHeight: 1.2 },
    body1: { fontSize: 17, lineHeight: 1.6 },
    body2: { fontSize: 15, lineHeight: 1.55 },
    button: { fontSize: 17, fontWeight: 600, lineHeight: 1.6, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: { easing: { easeOut }, duration: { enteringScreen: 250, leavingScreen: 150 } },
  components: themeComponents,
});
