import styled from '@emotion/styled';
import { color } from '../theme/tokens.ts';

/** Three lines of waves at the bottom of an otherwise empty page. */
export function Waves() {
  return (
    <Sea viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden="true">
      <path fill={color.secondary} opacity="0.18" d="M0 62c180-46 330-46 520-6s330 44 520 8 280-38 400-14v170H0z" />
      <path fill={color.secondary} opacity="0.45" d="M0 112c160-34 360-30 540 2s360 34 540-4 260-22 360-6v116H0z" />
      <path fill={color.headerBackground} d="M0 164c200-30 330-18 520 4s380 18 540-10 280-18 380-6v68H0z" />
    </Sea>
  );
}

const Sea = styled.svg`
  width: 100%;
  height: clamp(120px, 20vw, 220px);
  margin-bottom: -1px;
`;
