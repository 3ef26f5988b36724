import styled from '@emotion/styled';
import type { Guests } from 'functions/domain/guests';
import type { Cents } from 'functions/domain/money';
import type { Stay } from 'functions/domain/stay';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { Picture, type PictureProps } from '../../../ui/picture/Picture.tsx';
import { color, radius } from '../../../ui/theme/tokens.ts';

/**
 * A stay in one line that unfolds its summary: picture, dates, guests and total.
 * @param total `undefined` if the stay is not available
 */
export function StayLine({
  title,
  picture,
  stay,
  guests,
  total,
}: {
  title: string;
  picture: PictureProps['picture'];
  stay: Stay;
  guests: Guests;
  total: Cents | undefined;
}) {
  const format = useFormat();
  const writeGuests = useGuestsText();
  return (
    <Line>
      <View>
        <Picture picture={{ ...picture, alt: '' }} sizes="72px" />
      </View>
      <span>
        <strong translate="no">{title}</strong>
        <span>{format.stay(stay)}</span>
        <span>{writeGuests(guests)}</span>
      </span>
      {total !== undefined && <strong>{format.money(total)}</strong>}
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m6 9 6 6 6-6" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" fill="none" />
      </svg>
    </Line>
  );
}

const Line = styled.summary`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px;
  border-radius: ${radius.small};
  background: ${color.panel};
  font-size: 0.9375rem;
  line-height: 1.35;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > span {
    flex: 1 1 0;
    min-width: 0;
    display: grid;
  }
  & > strong {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    flex: none;
    color: ${color.secondary};
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;

const View = styled.div`
  flex: none;
  width: 64px;
  height: 64px;
  overflow: hidden;
  border-radius: ${radius.small};
`;
