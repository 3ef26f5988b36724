import styled from '@emotion/styled';
import { color, from, radius } from '../theme/tokens.ts';

/** The page's column: 1240 px at most, gutters of 20 to 48 px. */
export const Column = styled.div`
  width: 100%;
  max-width: calc(1240px + 2 * clamp(20px, 4.5vw, 48px));
  margin-inline: auto;
  padding-inline: clamp(20px, 4.5vw, 48px);
`;

/** A section of a page, with its vertical spacing. */
export const Section = styled.section`
  padding-block: 36px;
  main > &:last-child,
  main > div:last-child > &:last-child {
    padding-bottom: 72px;
  }
  ${from.desk} {
    padding-block: 56px;
    main > &:last-child,
    main > div:last-child > &:last-child {
      padding-bottom: 112px;
    }
  }
`;

/** A picture or map beside a text on a desktop. The page sets the widths of the columns. */
export const TwoColumns = styled(Column)`
  display: grid;
  gap: 32px;
  ${from.desk} {
    align-items: center;
    gap: 80px;
  }
`;

/** A picture in a column, cropped to 4:3. */
export const ColumnPicture = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.large};
`;

export const DarkBand = styled.section`
  background: ${color.headerBackground};
  color: ${color.onHeader};
  padding-block: 72px;
  margin-block: 36px;
  ${from.desk} {
    padding-block: 112px;
    margin-block: 56px;
  }
`;

/** The small line above a heading. */
export const Eyebrow = styled.p`
  font-size: clamp(0.75rem, 3.4vw, 0.875rem);
  font-weight: 600;
  letter-spacing: clamp(0.06em, 0.3vw, 0.14em);
  text-transform: uppercase;
`;

export const Lead = styled.p`
  font-size: 1.25rem;
  line-height: 1.55;
  color: ${color.textSecondary};
  max-width: 36em;
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The paragraphs of a dialog. */
export const DialogTexts = styled.div`
  display: grid;
  gap: 14px;
`;

/** Buttons side by side, or one below the other on a narrow screen. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
`;
