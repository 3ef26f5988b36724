import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useOncePerEntry } from '../../ui/browser/useOncePerEntry.ts';
import { secondaryButton } from '../../ui/theme/primaryButton.ts';
import { loadPart } from '../../ui/loading/loadPart.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { carouselStyle } from '../../ui/carousel/carouselStyle.ts';
import { color, faded, from, radius } from '../../ui/theme/tokens.ts';
import { useCarousel } from '../../ui/carousel/useCarousel.ts';
import type { LightboxPicture, LightboxProps } from './Lightbox.tsx';

const loadLightbox = () => import('./Lightbox.tsx');

/**
 * The pictures of an apartment: five on a desktop, a carousel on a phone, and a lightbox with all of them. The open lightbox
 * has its own history entry, so that a phone's back button closes it.
 * @param name name of the apartment
 */
export function Gallery({ name, pictures }: { name: string; pictures: LightboxPicture[] }) {
  const { t } = useTranslation('gallery');
  const { rowProps, index, reached } = useCarousel(pictures.length);
  const { opened, open, close, Lightbox } = useLightbox();
  return (
    <Frame role="group" aria-label={t('label', { name })} onPointerEnter={() => void loadLightbox().catch(() => {})}>
      <Row role="list" {...rowProps} onKeyDown={moveFocus}>
        {pictures.map((picture, place) => (
          <li key={picture.src} data-far={place > reached + 1 || undefined}>
            <Tile
              type="button"
              // On a phone, pictures that the guest has not swiped to yet are not displayed, and an undisplayed picture
              // gives its button no name.
              aria-label={picture.alt}
              aria-haspopup="dialog"
              // The pictures are a single tab stop, and the arrow keys move between them.
              tabIndex={place === index ? undefined : -1}
              onClick={(event) => open(place, event.currentTarget)}
            >
              <Picture
                picture={picture}
                first={place === 0}
                plain={place > 4 && place > reached + 1}
                sizes={
                  place === 0
                    ? '(min-width: 1336px) 640px, (min-width: 700px) 52vw, 100vw'
                    : '(min-width: 1336px) 320px, (min-width: 700px) 26vw, 100vw'
                }
              />
            </Tile>
          </li>
        ))}
      </Row>
      <Count aria-hidden>{`${index + 1} / ${pictures.length}`}</Count>
      <ShowAll type="button" aria-haspopup="dialog" onClick={(event) => open(0, event.currentTarget)}>
        <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
          <path d="M4 4h7v7H4zM14 4h6v4h-6zM14 11h6v9h-6zM4 14h7v6H4z" />
        </svg>
        {`${t('showAll')} · ${pictures.length}`}
      </ShowAll>
      {opened !== undefined && Lightbox && <Lightbox name={name} pictures={pictures} first={opened} onClose={close} />}
    </Frame>
  );
}

/** Left and right move the focus to the neighbouring picture. */
function moveFocus({ key, target }: KeyboardEvent) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const slide = (target as Element).closest('li');
  const next = key === 'ArrowLeft' ? slide?.previousElementSibling : slide?.nextElementSibling;
  next?.querySelector('button')?.focus();
}

/** The open picture, if any, stored in the history entry's state, so that the back button closes it. */
function useLightbox() {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const opened = (state as { picture?: number } | null)?.picture;
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const openedFrom = useRef<HTMLElement>(undefined);
  const once = useOncePerEntry(key);
  const closing = useRef(false);

  useEffect(() => {
    closing.current = false;
    if (opened === undefined) {
      openedFrom.current?.focus({ preventScroll: true });
      openedFrom.current = undefined;
      return;
    }
    let current = true;
    loadPart(loadLightbox()).then(
      (loaded) => setLightbox(() => loaded.Lightbox),
      // If the lightbox cannot be loaded, the page stays as it was, unless the guest has moved on.
      () => current && void navigate(-1),
    );
    return () => {
      current = false;
    };
  }, [opened, navigate]);

  return {
    opened,
    Lightbox,
    open(picture: number, from: HTMLElement) {
      if (opened !== undefined) return;
      once(() => {
        openedFrom.current = from;
        const { search, hash } = location;
        void navigate({ search, hash }, { state: { picture }, preventScrollReset: true });
      });
    },
    close() {
      // Going back is asynchronous. A second press before it has happened must not leave the page.
      if (closing.current) return;
      closing.current = true;
      void navigate(-1);
    },
  };
}

const Frame = styled.div`
  position: relative;
  /* On a phone, the pictures reach from edge to edge. */
  margin-inline: calc(-1 * clamp(20px, 4.5vw, 48px));
  ${from.tablet} {
    margin: 20px 0 0;
  }
`;

const Row = styled.ul`
  ${carouselStyle}
  & > li {
    aspect-ratio: 4 / 3;
  }
  ${from.tablet} {
    height: clamp(300px, 40vw, 540px);
    border-radius: ${radius.large};
    & > li {
      aspect-ratio: auto;
    }
    display: grid;
    grid-template: 1fr 1fr / 2fr 1fr 1fr;
    gap: 8px;
    overflow: hidden;
    & > li:first-of-type {
      grid-row: span 2;
    }
    & > li:nth-of-type(n + 6) {
      display: none;
    }
    & > li[data-far] img {
      display: block;
    }
    /* Without scripts no lightbox shows the other pictures, so all of them are in a row. */
    @media (scripting: none) {
      display: flex;
      overflow-x: auto;
      & > li:nth-of-type(n) {
        display: block;
        flex-basis: 60%;
      }
    }
  }
`;

const Tile = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  overflow: hidden;
  & img {
    transition: filter 200ms;
  }
  &:hover img {
    filter: brightness(0.9);
  }
  &:focus-visible {
    outline-offset: -3px;
    outline-color: ${color.onPicture};
    box-shadow: inset 0 0 0 6px ${color.secondary};
  }
  @media (scripting: none) {
    cursor: auto;
  }
`;

const Count = styled.span`
  position: absolute;
  right: 16px;
  bottom: 16px;
  padding: 4px 12px;
  border-radius: 8px;
  background: ${faded(color.headerBackground, 78)};
  color: ${color.onPicture};
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${from.tablet} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const ShowAll = styled.button`
  ${secondaryButton}
  display: none;
  ${from.tablet} {
    display: inline-flex;
    position: absolute;
    right: 20px;
    bottom: 20px;
    min-height: 44px;
    padding: 7px 16px;
    background: ${color.background};
    font-size: 0.9375rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;
