import { createTheme } from '@mui/material/styles';
import { color, easeOut, font, radius, shadow } from './tokens.ts';

/**
 * MUI's pieces in the house's look. Only pieces that are loaded late use it (dialogs, fields, the calendar); header,
 * footer and texts are plain elements, so that a reader of a page does not pay for them.
 */
export const theme = createTheme({
  palette: {
    background: { default: color.paper, paper: '#FFFFFF' },
    text: { primary: color.ink, secondary: color.soft },
    primary: { main: color.terracotta, dark: color.terracottaDark, contrastText: '#FFFFFF' },
    secondary: { main: color.sea, dark: color.deep, contrastText: '#FFFFFF' },
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
    button: { fontSize: 16, fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: { easing: { easeOut }, duration: { enteringScreen: 250, leavingScreen: 150 } },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&:focus-visible': { outline: `3px solid ${color.sea}`, outlineOffset: 3 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 52, padding: '12px 24px', borderRadius: radius.small },
        outlined: { borderColor: color.ink, color: color.ink },
        text: { color: color.sea, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
    MuiInputBase: {
      styleOverrides: { root: { fontSize: 17, backgroundColor: '#FFFFFF' } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        // The hairline colour would be the control's only edge, and too faint for one.
        notchedOutline: { borderColor: '#8A8577' },
        root: {
          borderRadius: radius.small,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.ink },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: color.sea, borderWidth: 2 },
        },
      },
    },
    MuiInputLabel: {
      styleOverrides: { root: { color: color.soft, '&.Mui-focused': { color: color.sea } } },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: 15, lineHeight: 1.4, marginLeft: 2 } } },
    MuiCheckbox: { styleOverrides: { root: { color: color.soft, '&.Mui-checked': { color: color.sea } } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large, boxShadow: shadow } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});
