import type { ThemeOptions } from '@mui/material/styles';
import { color, easeOut, font, from, radius, shadow } from './tokens.ts';

/** Inside the footer and other dark bands. */
const onDeep = '[data-ground="deep"] &';

/** How MUI's components look everywhere: what differs from MUI's own belongs here, not beside a component. */
export const themeComponents: ThemeOptions['components'] = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: `3px solid ${color.sea}`, outlineOffset: 3 } },
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
      contained: { '&[aria-busy]': { backgroundColor: color.terracottaDark } },
      outlined: {
        borderColor: color.ink,
        color: color.ink,
        '&:hover, &[aria-busy]': { backgroundColor: color.stone },
        [onDeep]: {
          borderColor: color.onDeep,
          color: color.onDeep,
          '&:hover, &[aria-busy]': { backgroundColor: 'rgb(255 255 255 / 0.1)' },
        },
      },
      text: {
        minHeight: 44,
        padding: '8px 0',
        color: color.sea,
        textDecoration: 'underline 1px',
        textUnderlineOffset: '0.2em',
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline 1px' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { width: 44, height: 44, color: 'inherit' } } },
  // Labels stand above their fields, and mark nothing: which fields are required is read out by `aria-required`.
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
        fontSize: 16,
        fontWeight: 600,
        lineHeight: 1.4,
        '&, &.Mui-focused, &.Mui-error': { color: color.ink },
        [onDeep]: { color: 'inherit', fontWeight: 400 },
      },
    },
  },
  MuiInputBase: {
    // Its key frames only move a label when a browser fills in the field.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { fontSize: 17, lineHeight: 1.6, backgroundColor: color.white },
      input: { animation: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: radius.small,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.ink },
        '&:has(> :focus-visible)': { outline: `3px solid ${color.sea}`, outlineOffset: 1 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: color.ink },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: color.bad },
        '&.MuiInputBase-multiline': { padding: 0 },
        [onDeep]: {
          backgroundColor: 'transparent',
          color: color.onDeep,
          '&, &:hover, &.Mui-focused, &.Mui-error': {
            outlineColor: color.onDeep,
            '& .MuiOutlinedInput-notchedOutline': { borderColor: color.onDeep },
          },
        },
      },
      input: {
        height: 'auto',
        padding: '13px 16px',
        borderRadius: radius.small,
        '&.MuiInputBase-inputMultiline': { padding: '13px 16px', lineHeight: 1.5 },
      },
      // The hairline colour would be the control's only edge, and too faint for one.
      notchedOutline: { top: 0, borderColor: color.edge, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: 15,
        lineHeight: 1.4,
        color: color.soft,
        '&.Mui-error': { fontWeight: 600, color: color.bad },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 44, marginInline: '-10px 0' }, label: { paddingBlock: 8 } },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 10, color: color.edge, '&.Mui-checked': { color: color.sea } } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 30, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 6,
        color: color.edge,
        '&.Mui-checked': { color: color.white, transform: 'translateX(22px)' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, borderColor: color.sea, backgroundColor: color.sea },
        '&.Mui-checked.Mui-disabled': { color: color.white },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.55 },
        '&:focus-visible, &.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `3px solid ${color.sea}`, outlineOffset: 3 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: {
        boxSizing: 'border-box',
        border: `2px solid ${color.edge}`,
        borderRadius: 15,
        opacity: 1,
        backgroundColor: color.white,
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
        backgroundColor: color.white,
        fontSize: 17,
        lineHeight: 1.6,
        '&.MuiAlert-colorError': {
          borderColor: color.bad,
          '& p:first-of-type': { fontWeight: 600, color: color.bad },
        },
        '&.MuiAlert-colorSuccess': { borderColor: color.good },
      },
      message: { display: 'grid', gap: 4, padding: 0, color: color.ink },
    },
  },
  // MUI puts the text of a divider on one line, which is too wide for a phone with wider letter spacing.
  MuiDivider: {
    styleOverrides: {
      wrapper: { whiteSpace: 'normal', textAlign: 'center', paddingInline: 16, fontSize: 16, color: color.soft },
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
        backgroundColor: color.paper,
        boxShadow: shadow,
      },
      paperFullWidth: { width: 'calc(100% - 32px)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgb(10 50 62 / 0.55)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '28px 24px 0',
        fontFamily: font.heading,
        fontSize: 'clamp(26px, 4vw, 32px)',
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
        '&:hover, &.Mui-focusVisible': { backgroundColor: color.stone },
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
        // Seen on the footer too, which has the same ground.
        border: `1px solid ${color.softOnDeep}`,
        backgroundColor: color.deep,
        color: color.onDeep,
        boxShadow: shadow,
        fontSize: 17,
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
        fontSize: 16,
        color: color.ink,
        '&, &.MuiToggleButtonGroup-grouped': { border: `1px solid ${color.edge}`, borderRadius: 24, margin: 0 },
        '&:hover': { backgroundColor: color.stone },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: color.sea,
          backgroundColor: color.sea,
          color: color.paper,
        },
        [from.tablet]: { fontSize: 17 },
      },
    },
  },
  MuiChip: {
    styleOverrides: { root: { fontSize: 16, fontWeight: 600 } },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: { borderRadius: radius.small, backgroundColor: color.stone } },
  },
};
