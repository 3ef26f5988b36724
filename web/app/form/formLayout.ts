import styled from '@emotion/styled';
import { color, from } from '../ui/theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  gap: 28px;
`;

/** Fields in two columns if they fit; the class `wide` spans both. */
export const FieldGrid = styled.div`
  display: grid;
  gap: 22px 20px;
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    & > .wide {
      grid-column: 1 / -1;
    }
  }
`;

/** Optional fields in a collapsible section. */
export const MoreFields = styled.details`
  & > summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 8px;
    color: ${color.secondary};
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 12px;
  }
`;

/** The small print below a form's button. */
export const Note = styled.p`
  margin-top: 12px;
  font-size: 1rem;
  color: ${color.textSecondary};
`;
