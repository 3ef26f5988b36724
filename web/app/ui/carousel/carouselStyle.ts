import { css } from '@emotion/react';

/**
 * Styles of a list whose items are slides. Pictures in slides marked `data-far` are not loaded: `loading="lazy"` alone
 * is not enough, because browsers count slides beyond the row's edge as near and load all of them.
 */
export const carouselStyle = css`
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
