import styled from '@emotion/styled';
import { font, from, radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskTheme.ts';

/** Aligns labels, fields and hints in a row, even if a label or hint takes two lines. For a grid with a row gap of 20 px. */
export const alignedFields = `
  @supports (grid-template-rows: subgrid) {
    row-gap: 0;
    margin-bottom: -20px;
    /* The doubled selector wins over the one of MUI, whose form control has no margin. */
    && > * {
      grid-row: span 3;
      margin-bottom: 20px;
    }
    & > .MuiFormControl-root {
      display: grid;
      /* Without this, an input for a date would not shrink in a column that is as wide as its content. */
      grid-template: subgrid / minmax(0, 1fr);
    }
    & > .MuiFormControl-root > label {
      align-self: end;
    }
  }
`;

export const View = styled.div`
  display: grid;
  gap: 24px;
  max-width: 860px;
  padding: 16px;
  & h2,
  & h3 {
    margin: 0;
    font: 400 2rem/1.15 ${font.heading};
    overflow-wrap: anywhere;
  }
  & h3 {
    font-size: 1.375rem;
    line-height: 1.2;
  }
  & form {
    display: grid;
    gap: 32px;
  }
  ${from.tablet} {
    padding: 8px 0;
  }
`;

export const Part = styled.section`
  display: grid;
  gap: 20px;
  min-width: 0;
`;

export const Card = styled.section`
  display: grid;
  gap: 20px;
  min-width: 0;
  padding: 20px 16px;
  border: 1px solid ${deskColor.divider};
  border-radius: ${radius.large};
  background: ${deskColor.surface};
`;

/** Fields side by side if their labels fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 20px 14px;
  align-items: start;
  ${alignedFields}
`;

export const Group = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
  & > span {
    font-size: 1rem;
    font-weight: 600;
  }
`;

/** A text below controls. */
export const Notice = styled.p`
  margin: 0;
  font-size: 0.9375rem;
  color: ${deskColor.textSecondary};
  &.fault {
    color: ${deskColor.error};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const VersionList = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    overflow-wrap: anywhere;
  }
  & li > div {
    flex: 1 1 240px;
    min-width: 0;
  }
`;

/** A list of short rows with a line below each. */
export const RowList = styled(VersionList)`
  gap: 0;
  font-variant-numeric: tabular-nums;
  & li {
    padding-block: 8px;
    border-bottom: 1px solid ${deskColor.divider};
  }
  & li > div {
    flex-basis: 180px;
  }
`;
