import styled from '@emotion/styled';
import { color } from '../../../ui/theme/tokens.ts';

export const LanguageList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: block;
    padding-block: 12px;
    color: ${color.ink};
  }
  & a[aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;
