import type { ThemeOptions } from '@mui/material/styles';
import { easeOut, font, from, radius, shadow, type color } from './tokens.ts';

/** A CSS colour for each role. */
export type Colors = Readonly<Record<keyof typeof color, string>>;

/** Selects components inside the footer and other dark bands. */
const onDark = '[data-ground="dark"] &';

/** Styles of MUI's components everywhere. Differences from MUI's defaults belong here, not beside a component. */
export const themeComponents = (color: Colors): ThemeOptions['components'] => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: `3px solid ${color.secondary}`, outlineOffset: 3 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: 52,
        padding: '11px 27px',
        border: '1px solid transparent',
        borderRadius: radius.small,
        transition: `background 200ms ${easeOut}`,
        '&[aria-busy]': { cursor: 'progress' },
      },
      contained: { '&[aria-busy]': { backgroundColor: color.primaryHover } },
      outlined: {
        borderColor: color.text,
        color: color.text,
        '&:hover, &[aria-busy]': { backgroundColor: color.panel },
        [onDark]: {
          borderColor: color.onHeader,
          color: color.onHeader,
          '&:hover, &[aria-busy]': { backgroundColor: color.headerHover },
        },
      },
      text: {
        minHeight: 44,
        padding: '8px 0',
        color: color.secondary,
        textDecoration: 'underline 1px',
        textUnderlineOffset: '0.2em',
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline 1px' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { width: 44, height: 44, color: 'inherit' } } },
  // Labels are above their fields. They do not mark required fields, which `aria-required` announces.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true, required: false },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        userSelect: 'auto',
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.4,
        '&, &.Mui-focused, &.Mui-error': { color: color.text },
        [onDark]: { color: 'inherit', fontWeight: 400 },
      },
    },
  },
  MuiInputBase: {
    // The global keyframes only move a label when a browser fills in the field.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { fontSize: '1.0625rem', lineHeight: 1.6, backgroundColor: color.surface },
      input: { animation: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: radius.small,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.text },
        '&:has(> :focus-visible)': { outline: `3px solid ${color.secondary}`, outlineOffset: 1 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: color.text },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: color.error },
        '&.MuiInputBase-multiline': { padding: 0 },
        [onDark]: {
          backgroundColor: 'transparent',
          color: color.onHeader,
          '&, &:hover, &.Mui-focused, &.Mui-error': {
            outlineColor: color.onHeader,
            '& .MuiOutlinedInput-notchedOutline': { borderColor: color.onHeader },
          },
        },
      },
      input: {
        height: 'auto',
        padding: '13px 16px',
        borderRadius: radius.small,
        '&.MuiInputBase-inputMultiline': { padding: '13px 16px', lineHeight: 1.5 },
      },
      // The border is the only edge of the control, and the divider colour would be too faint for it.
      notchedOutline: { top: 0, borderColor: color.border, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        color: color.textSecondary,
        '&.Mui-error': { fontWeight: 600, color: color.error },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 44, marginInline: '-10px 0' }, label: { paddingBlock: 8 } },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 10, color: color.border, '&.Mui-checked': { color: color.secondary } } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 30, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 6,
        color: color.border,
        '&.Mui-checked': { color: color.onSecondary, transform: 'translateX(22px)' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: color.secondary,
          backgroundColor: color.secondary,
        },
        '&.Mui-checked.Mui-disabled': { color: color.onSecondary },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.55 },
        '&:focus-visible, &.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `3px solid ${color.secondary}`, outlineOffset: 3 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: {
        boxSizing: 'border-box',
        border: `2px solid ${color.border}`,
        borderRadius: 15,
        opacity: 1,
        backgroundColor: color.surface,
      },
    },
  },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: {
        padding: '16px 20px',
        borderLeft: '4px solid',
        borderRadius: radius.small,
        backgroundColor: color.surface,
        fontSize: '1.0625rem',
        lineHeight: 1.6,
        '&.MuiAlert-colorError': {
          borderColor: color.error,
          '& p:first-of-type': { fontWeight: 600, color: color.error },
        },
        '&.MuiAlert-colorSuccess': { borderColor: color.success },
      },
      message: { display: 'grid', gap: 4, padding: 0, color: color.text },
    },
  },
  // MUI keeps a divider's text on one line, which is too wide for a phone with increased letter spacing.
  MuiDivider: {
    styleOverrides: {
      wrapper: {
        whiteSpace: 'normal',
        textAlign: 'center',
        paddingInline: 16,
        fontSize: '1rem',
        color: color.textSecondary,
      },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: {
        maxWidth: 560,
        maxHeight: 'calc(100dvh - 32px)',
        margin: 16,
        borderRadius: radius.large,
        backgroundColor: color.background,
        boxShadow: shadow,
      },
      paperFullWidth: { width: 'calc(100% - 32px)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: color.veil },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '28px 24px 0',
        fontFamily: font.heading,
        fontSize: 'clamp(1.625rem, 4vw, 2rem)',
        fontWeight: 400,
        lineHeight: 1.15,
        [from.tablet]: { padding: '36px 40px 0' },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        display: 'grid',
        gap: 14,
        alignContent: 'start',
        padding: '16px 24px 28px',
        '.MuiDialogTitle-root + &': { paddingTop: 16 },
        [from.tablet]: { paddingInline: 40 },
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '0 24px 28px',
        '& > button': { flex: '1 1 200px' },
        [from.tablet]: { padding: '0 40px 36px' },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { marginTop: 8, padding: 8, borderRadius: radius.small, boxShadow: shadow },
      list: { padding: 0 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '8px 14px',
        borderRadius: 8,
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: color.panel },
      },
    },
  },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'center' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        maxWidth: 480,
        padding: '8px 8px 8px 22px',
        borderRadius: radius.small,
        // The border makes the toast visible over the footer, which has the same background.
        border: `1px solid ${color.onHeaderSecondary}`,
        backgroundColor: color.headerBackground,
        color: color.onHeader,
        boxShadow: shadow,
        fontSize: '1.0625rem',
        lineHeight: 1.6,
      },
      action: { marginRight: 0 },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: 'wrap', gap: 10 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: 48,
        padding: '8px 20px',
        fontSize: '1rem',
        color: color.text,
        '&, &.MuiToggleButtonGroup-grouped': { border: `1px solid ${color.border}`, borderRadius: 24, margin: 0 },
        '&:hover': { backgroundColor: color.panel },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: color.secondary,
          backgroundColor: color.secondary,
          color: color.onSecondary,
        },
        [from.tablet]: { fontSize: '1.0625rem' },
      },
    },
  },
  MuiChip: {
    styleOverrides: { root: { fontSize: '1rem', fontWeight: 600 } },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: { borderRadius: radius.small, backgroundColor: color.panel } },
  },
});
