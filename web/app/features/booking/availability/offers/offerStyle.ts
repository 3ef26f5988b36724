import styled from '@emotion/styled';
import { PageLink } from '../../../../i18n/PageLink.tsx';
import { color, radius } from '../../../../ui/theme/tokens.ts';

const offer = `
  /* Lies above the link that covers the card. */
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: 8px 16px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.secondary};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  text-align: left;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${color.panel};
  }
`;

export const OfferButton = styled.button(offer);
export const OfferLink = styled(PageLink)(offer);

export const OfferRows = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 8px;
`;
