import styled from '@emotion/styled';
import { Children, type ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import { stripStyle } from './stripStyle.ts';
import { color, from } from './tokens.ts';
import { useStrip } from './useStrip.ts';

/**
 * Things beside each other, more than there is room for. A finger moves them, the arrow keys, or the two buttons; nothing moves by
 * itself. Scrolling is the browser's own, so it works before and without the page's scripts.
 * @param labelledBy the id of the heading that names them
 */
export function Slider({
  labelledBy,
  words,
  children,
}: {
  labelledBy: string;
  words: { previous: string; next: string };
  children: ReactNode;
}) {
  const slides = Children.toArray(children);
  const { strip, index, atEnd, step, events } = useStrip(slides.length);
  return (
    <>
      <Row ref={strip} aria-labelledby={labelledBy} tabIndex={0} {...events}>
        {slides.map((slide, place) => (
          <li key={place}>{slide}</li>
        ))}
      </Row>
      <Buttons>
        <button type="button" aria-label={words.previous} aria-disabled={index === 0} onClick={() => step(-1)}>
          <Chevron to="left" />
        </button>
        <button type="button" aria-label={words.next} aria-disabled={atEnd} onClick={() => atEnd || step(1)}>
          <Chevron to="right" />
        </button>
      </Buttons>
    </>
  );
}

const Row = styled.ul`
  ${stripStyle}
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
    border: 1px solid ${color.edge};
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > [aria-disabled='true'] {
    color: ${color.soft};
    border-color: ${color.line};
    cursor: default;
  }
  @media (scripting: none) {
    display: none;
  }
`;
