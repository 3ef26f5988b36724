import { fontFaces } from './fonts.ts';
import { color, font, from } from './tokens.ts';

/**
 * CSS for every page. The server writes it into the page, and no script changes it. If font faces were declared twice
 * or moved, a browser would lay out the whole page again.
 */
export const globalStyle = `
  ${fontFaces}
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 24px;
    /* "Back to top" is 48 px high, 16 px above the bottom. */
    scroll-padding-bottom: calc(76px + var(--foot, 0px) + var(--foot-bar, 0px));
    padding-bottom: calc(var(--foot, 0px) + var(--foot-bar, 0px));
    color-scheme: light;
  }
  /* The open calendar lies over all of that. */
  html:has([data-calendar]) {
    scroll-padding-bottom: 12px;
  }
  body {
    margin: 0;
    min-height: 100dvh;
    display: flex;
    flex-direction: column;
    background: ${color.background};
    color: ${color.text};
    font-family: ${font.text};
    font-size: 1.0625rem;
    line-height: 1.6;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  main {
    flex: 1 0 auto;
  }
  main:focus {
    outline: none;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-family: ${font.heading};
    font-weight: 400;
    line-height: 1.15;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(2.5rem, 5.6vw, 4.75rem);
    line-height: 1.06;
  }
  h2 {
    font-size: clamp(2rem, 3.4vw, 2.875rem);
  }
  h3 {
    font-size: 1.625rem;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: ${color.secondary};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  /* Buttons that need scripts look active only once the page is hydrated, because they work only from then on. */
  html:not([data-hydrated]) button[type='button']:not([popovertarget]) {
    opacity: 0.4;
    pointer-events: none;
  }
  svg {
    display: block;
  }
  :focus-visible {
    outline: 3px solid ${color.secondary};
    outline-offset: 3px;
    border-radius: 4px;
  }
  /* In a sentence, words, commas and lines are close. */
  p > a:focus-visible {
    outline-width: 2px;
    outline-offset: 0;
  }
  [data-ground='dark'] :focus-visible {
    outline-color: ${color.onHeader};
  }
  /* For browsers without popovers: menus stay closed. */
  @supports not selector(:popover-open) {
    [popover] {
      display: none;
    }
  }
  ${from.desk} {
    html {
      scroll-padding-top: 40px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
