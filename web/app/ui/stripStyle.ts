import { css } from '@emotion/react';

/**
 * The body of a styled list whose items are slides; whatever moves it does so gently, if motion is wanted. The pictures of slides
 * marked `data-far` are not fetched: browsers hold what lies beside for as good as seen, and would load a whole row.
 */
export const stripStyle = css`
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
  @media not (scripting: none) {
    & > li[data-far] img {
      display: none;
    }
  }
`;
