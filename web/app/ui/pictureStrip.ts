import { css } from '@emotion/react';

/** The body of a styled list whose items are slides; whatever moves it does so gently, if motion is wanted. */
export const pictureStrip = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  & > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;
