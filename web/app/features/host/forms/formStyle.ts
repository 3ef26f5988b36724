import styled from '@emotion/styled';
import { font, from, radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskColor.ts';

/**
 * Labels, fields and hints of a row begin at the same heights, also where a label or a hint takes two lines. For a grid whose rows
 * are 20 px apart.
 */
export const alignedFields = `
  @supports (grid-template-rows: subgrid) {
    row-gap: 0;
    margin-bottom: -20px;
    /* Twice, as MUI's form control has no margin. */
    && > * {
      grid-row: span 3;
      margin-bottom: 20px;
    }
    & > .MuiFormControl-root {
      display: grid;
      /* An input for a date does not shrink in a column that is as wide as its content. */
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
    font: 400 32px/1.15 ${font.heading};
    overflow-wrap: anywhere;
  }
  & h3 {
    font-size: 22px;
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
  border: 1px solid ${deskColor.line};
  border-radius: ${radius.large};
  background: ${deskColor.white};
`;

/** Fields side by side where there is room for their names. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 20px 14px;
  align-items: start;
  ${alignedFields}
`;

/** A named group of controls. */
export const Group = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
  & > span {
    font-size: 16px;
    font-weight: 600;
  }
`;

/** What is said below controls. */
export const Said = styled.p`
  margin: 0;
  font-size: 15px;
  color: ${deskColor.soft};
  &.fault {
    color: ${deskColor.bad};
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
