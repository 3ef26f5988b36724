import styled from '@emotion/styled';
import { deskColor } from '../frame/deskColor.ts';

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
    color: ${deskColor.ink};
  }
  & a[aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;
