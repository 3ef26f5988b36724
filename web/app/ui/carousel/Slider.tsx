import styled from '@emotion/styled';
import { Children, type ReactNode } from 'react';
import { Chevron } from '../picture/Chevron.tsx';
import { carouselStyle } from './carouselStyle.ts';
import { color, from } from '../theme/tokens.ts';
import { useCarousel } from './useCarousel.ts';

/**
 * Shows several items at a time, moved by swiping, arrow keys or two buttons. Uses native scrolling, so it works before
 * hydration and without scripts.
 * @param labelledBy id of the heading that names them
 */
export function Slider({
  labelledBy,
  messages,
  children,
}: {
  labelledBy: string;
  messages: { previous: string; next: string };
  children: ReactNode;
}) {
  const slides = Children.toArray(children);
  const { rowProps, index, atEnd, step, onKeyDown } = useCarousel(slides.length);
  return (
    <>
      <Row role="list" {...rowProps} onKeyDown={onKeyDown} aria-labelledby={labelledBy} tabIndex={0}>
        {slides.map((slide, place) => (
          <li key={place}>{slide}</li>
        ))}
      </Row>
      <Buttons>
        <button type="button" aria-label={messages.previous} aria-disabled={index === 0} onClick={() => step(-1)}>
          <Chevron to="left" />
        </button>
        <button type="button" aria-label={messages.next} aria-disabled={atEnd} onClick={() => atEnd || step(1)}>
          <Chevron to="right" />
        </button>
      </Buttons>
    </>
  );
}

const Row = styled.ul`
  ${carouselStyle}
  gap: 20px;
  & > li {
    display: grid;
    flex-basis: 86%;
  }
  ${from.tablet} {
    & > li {
      flex-basis: calc(50% - 10px);
    }
  }
  ${from.desk} {
    gap: 28px;
    & > li {
      flex-basis: calc((100% - 56px) / 3);
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 12px;
  margin-top: 20px;
  & > button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 1px solid ${color.border};
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > [aria-disabled='true'] {
    color: ${color.textSecondary};
    border-color: ${color.divider};
    cursor: default;
  }
  @media (scripting: none) {
    display: none;
  }
`;
