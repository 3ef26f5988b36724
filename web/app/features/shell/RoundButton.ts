import styled from '@emotion/styled';

/** A round button in the header, in the colour of the text around it. */
export const RoundButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 48px;
  height: 48px;
  padding: 0 12px;
  border: 1px solid color-mix(in srgb, currentcolor 55%, transparent);
  border-radius: 24px;
  background: transparent;
  color: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;
