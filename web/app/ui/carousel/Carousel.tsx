import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Chevron } from '../picture/Chevron.tsx';
import { VisuallyHidden } from '../layout/layout.ts';
import { carouselStyle } from './carouselStyle.ts';
import { color, easeOut, faded, radius, shadow } from '../theme/tokens.ts';
import { useCarousel } from './useCarousel.ts';

/**
 * Shows one slide at a time, moved by swiping, arrow keys or two buttons for a mouse. Uses native scrolling, so it works before
 * hydration and without scripts.
 * @param slide renders a slide; `soon` if it is the next one
 */
export function Carousel({
  label,
  messages,
  count,
  slide,
}: {
  label: string;
  messages: { previous: string; next: string };
  count: number;
  slide: (index: number, soon: boolean) => ReactNode;
}) {
  const { rowProps, index, reached, step, onKeyDown } = useCarousel(count);
  // Most carousels are never used, so the next picture loads only once the pointer or the focus is on this carousel.
  const [near, setNear] = useState(false);
  const buttons = [
    { to: 'left', by: -1, name: messages.previous, atEnd: index === 0 },
    { to: 'right', by: 1, name: messages.next, atEnd: index === count - 1 },
  ] as const;
  return (
    <Frame onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Row role="list" {...rowProps} onKeyDown={onKeyDown} aria-label={label} tabIndex={0}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place} data-far={place > (near ? reached + 1 : reached) || undefined}>
            {slide(place, near && place === index + 1)}
          </li>
        ))}
      </Row>
      {buttons.map(({ to, by, name, atEnd }) => (
        <Step
          key={to}
          type="button"
          data-to={to}
          tabIndex={-1}
          aria-label={name}
          aria-disabled={atEnd || undefined}
          onClick={() => step(by)}
        >
          <Chevron to={to} />
        </Step>
      ))}
      <Dots aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <i key={place} data-on={place === index || undefined} />
        ))}
      </Dots>
      <VisuallyHidden aria-live="polite">{near && `${index + 1} / ${count}`}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  height: 100%;
`;

const Row = styled.ul`
  ${carouselStyle}
  height: 100%;
  border-radius: ${radius.large};
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 6px ${color.onPicture};
  }
`;

const Step = styled.button`
  position: absolute;
  top: calc(50% - 22px);
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${faded(color.surface, 92)};
  box-shadow: ${shadow};
  cursor: pointer;
  opacity: 0;
  transition: opacity 200ms ${easeOut};
  &[data-to='left'] {
    left: 12px;
  }
  &[data-to='right'] {
    right: 12px;
  }
  *:hover > &:not([aria-disabled]) {
    opacity: 1;
  }
  &[aria-disabled] {
    pointer-events: none;
  }
  /* With a finger, the guest moves the slides themselves. */
  @media (hover: none) {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Dots = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  gap: 6px;
  padding: 32px 0 14px;
  background: linear-gradient(${faded(color.headerBackground, 0)}, ${faded(color.headerBackground, 32)});
  pointer-events: none;
  & > i {
    width: 6px;
    height: 6px;
    border-radius: 3px;
    background: ${color.onPicture};
    opacity: 0.65;
    transition:
      width 200ms ${easeOut},
      opacity 200ms;
  }
  & > i[data-on] {
    width: 16px;
    opacity: 1;
  }
  @media (scripting: none) {
    display: none;
  }
`;
