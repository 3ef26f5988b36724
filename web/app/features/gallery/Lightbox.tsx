import styled from '@emotion/styled';
import { css, Global } from '@emotion/react';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../../ui/picture/Chevron.tsx';
import { CloseIcon } from '../../ui/picture/CloseIcon.tsx';
import { VisuallyHidden } from '../../ui/layout/layout.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { carouselStyle } from '../../ui/carousel/carouselStyle.ts';
import { color, easeOut, faded } from '../../ui/theme/tokens.ts';
import { useCarousel } from '../../ui/carousel/useCarousel.ts';

export type LightboxPicture = PictureProps['picture'] & { caption: string };

export interface LightboxProps {
  /** What the pictures show. */
  name: string;
  pictures: LightboxPicture[];
  /** Index of the picture to show first. */
  first: number;
  /** The dialog stays open until it is unmounted, so that nothing behind it can be pressed earlier. */
  onClose: () => void;
}

/** Height in pixels of the line above a picture plus the caption below it. A low window shows only the caption. */
const surroundings = 136;
const lowWindow = '@media (max-height: 500px)';

/**
 * Shows one picture at a time, as large as the window allows. A native dialog is small, which matters because the first
 * visit of an apartment loads it. The browser traps the focus, closes the dialog on Escape, scrolls and zooms.
 */
export function Lightbox({ name, pictures, first, onClose }: LightboxProps) {
  const { t } = useTranslation('gallery');
  const { rowProps, index, step, onKeyDown } = useCarousel(pictures.length, first);
  const seen = useSeen(index, pictures.length);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-label={t('label', { name })}
      data-ground="dark"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose();
      }}
    >
      <Global styles={pageBehind} />
      <Top>
        <span aria-hidden>{`${index + 1} / ${pictures.length}`}</span>
        <Round type="button" aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </Round>
      </Top>
      <Row role="list" {...rowProps} tabIndex={0}>
        {pictures.map((picture, place) => (
          <Slide
            key={picture.src}
            aria-hidden={place !== index || undefined}
            onClick={(event) => event.target === event.currentTarget && onClose()}
          >
            <figure style={{ '--shape': picture.width / picture.height } as CSSProperties}>
              <div>
                {seen.has(place) && (
                  <Picture
                    picture={picture}
                    sizes={`min(100vw, calc((100vh - ${surroundings}px) * ${(picture.width / picture.height).toFixed(2)}))`}
                    eager
                  />
                )}
              </div>
              <figcaption>{picture.caption}</figcaption>
            </figure>
          </Slide>
        ))}
      </Row>
      <Steps>
        <Round
          type="button"
          aria-label={t('previous')}
          aria-disabled={index === 0 || undefined}
          onClick={() => step(-1)}
        >
          <Chevron to="left" />
        </Round>
        <Round
          type="button"
          aria-label={t('next')}
          aria-disabled={index === pictures.length - 1 || undefined}
          onClick={() => step(1)}
        >
          <Chevron to="right" />
        </Round>
      </Steps>
      <VisuallyHidden aria-live="polite">{`${index + 1} / ${pictures.length}`}</VisuallyHidden>
    </Dialog>
  );
}

/** The slides shown so far and their neighbours. Pictures of other slides are not loaded. */
function useSeen(index: number, count: number): Set<number> {
  const [seen, setSeen] = useState(new Set<number>());
  const wanted = [index, index + 1, index - 1].filter((one) => one >= 0 && one < count && !seen.has(one));
  if (wanted.length === 0) return seen;
  const more = new Set([...seen, ...wanted]);
  setSeen(more);
  return more;
}

/** Stops the page behind from scrolling, and from growing by the width of its scrollbar. */
const pageBehind = css`
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: ${color.behindPicture};
  }
`;

const Dialog = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.behindPicture};
  color: ${color.onHeader};
  overflow: hidden;
  animation: appear 200ms ${easeOut};
  &::backdrop {
    background: ${color.behindPicture};
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

const Top = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 64px;
  padding-inline: 20px 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
`;

const Row = styled.ul`
  ${carouselStyle}
  height: 100%;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Slide = styled.li`
  display: grid;
  place-items: center;
  & > figure {
    width: min(100%, calc((100dvh - ${surroundings}px) * var(--shape)));
    padding-top: 64px;
  }
  & > figure > div {
    aspect-ratio: var(--shape);
  }
  & figcaption {
    height: 72px;
    padding: 12px 16px;
    text-align: center;
    line-height: 24px;
  }
  ${lowWindow} {
    & > figure {
      width: min(100%, calc((100dvh - 44px) * var(--shape)));
      padding-top: 0;
    }
    & figcaption {
      height: 44px;
      padding-block: 10px;
    }
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${faded(color.onPicture, 8)};
  color: inherit;
  cursor: pointer;
  &:hover {
    background: ${faded(color.onPicture, 20)};
  }
  &[aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
`;

const Steps = styled.div`
  position: absolute;
  inset: auto 12px 12px;
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
  @media (min-width: 900px) {
    inset: calc(50% - 28px) 20px auto;
  }
`;
