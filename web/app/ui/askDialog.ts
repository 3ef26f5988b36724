import styled from '@emotion/styled';
import { action, quietAction } from './action.ts';
import { color, easeOut, from, radius, shadow } from './tokens.ts';

/** What every question is made of that stands before something that cannot be undone. Its first `div` has the words. */
export const AskDialog = styled.dialog`
  width: min(560px, 100vw - 32px);
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 28px 24px;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow};
  overflow-y: auto;
  animation: reveal 250ms ${easeOut};
  &::backdrop {
    background: rgb(10 50 62 / 0.55);
  }
  & > h2 {
    font-size: clamp(26px, 4vw, 32px);
  }
  & > div:first-of-type {
    display: grid;
    gap: 14px;
    margin-top: 16px;
  }
  ${from.tablet} {
    padding: 36px 40px;
  }
`;

export const AskButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
  & > button {
    flex: 1 1 200px;
  }
`;

/** Does it. */
export const Yes = styled.button`
  ${action}
  &[aria-busy] {
    cursor: progress;
    background: ${color.terracottaDark};
  }
`;

/** Leaves all as it is; has the focus when the question opens. */
export const Keep = styled.button`
  ${quietAction}
`;
