import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Column, Eyebrow } from '../../ui/layout/layout.ts';
import { Picture, upright, type PictureProps } from '../../ui/picture/Picture.tsx';
import { color, faded } from '../../ui/theme/tokens.ts';

interface HeroProps {
  wide: PictureProps['picture'];
  tall: Omit<NonNullable<PictureProps['tall']>, 'sizes'>;
  children: ReactNode;
}

/** The first section of the home page. `children` overlaps its lower edge. */
export function Hero({ wide, tall, children }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <View id="hero" data-ground="dark">
        {/* The picture fills the height: 780 px need 1170 px of the wide picture, or 468 px of the tall one. */}
        <Picture
          picture={wide}
          sizes="max(100vw, 1170px)"
          tall={{ ...tall, sizes: 'max(100vw, min(468px, 60svh))' }}
          first
        />
        <Texts>
          <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
          <h1>{t('hero.heading')}</h1>
          <p>{t('hero.lead')}</p>
        </Texts>
      </View>
      <Edge>{children}</Edge>
    </>
  );
}

const shade = (percent: number) => faded(color.headerBackground, percent);

const View = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  /* As a picture of 3:2 gets wider, it also needs to be higher to show the view. */
  min-height: min(max(780px, 50vw), 100svh);
  padding-block: 120px 88px;
  /* On an upright tablet the picture's shade begins lower than on a phone. */
  @media ${upright} {
    min-height: min(max(780px, 125vw), 100svh);
  }
  background: ${color.headerBackground};
  color: ${color.onHeader};
  overflow: hidden;
  & img {
    position: absolute;
    inset: 0;
  }
  /* Scrolls a little slower than the page. The uncovered edge is out of view by then. */
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll(root)) {
      & img {
        animation: drift linear both;
        animation-timeline: scroll(root);
        animation-range: 0 100vh;
      }
    }
  }
  @keyframes drift {
    to {
      transform: translateY(12vh);
    }
  }
  /* The picture is dark behind the text. This gradient only adds a little, and ends where the view begins. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to right, ${shade(25)}, ${shade(20)} 40%, ${shade(0)} 47%);
    @media ${upright} {
      background: linear-gradient(to top, ${shade(25)}, ${shade(20)} 46%, ${shade(0)} 54%);
    }
  }
`;

const Texts = styled(Column)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: clamp(14px, 2vw, 18px);
  /* On wide screens the dark part is the left 45 % of the picture or more; the column begins at the page's gutter. */
  @media not all and ${upright} {
    --shade: calc(45.5vw - max(clamp(20px, 4.5vw, 48px), 50vw - 620px));
    & > h1 {
      font-size: clamp(2.125rem, 4.9vw, 4.125rem);
    }
  }
  & > * {
    max-width: var(--shade);
  }
  & > h1 {
    max-width: min(11em, var(--shade, 100%));
    /* In two lines at 360 px in every language: a third one would stand on the view. */
    @media ${upright} {
      font-size: clamp(2.125rem, 9.4vw, 3.375rem);
    }
  }
  & > p:last-of-type {
    max-width: min(30em, var(--shade, 100%));
    font-size: clamp(1.0625rem, 1.5vw, 1.1875rem);
  }
`;

const Edge = styled(Column)`
  /* No z-index, which would place its open calendar below the bars at the bottom of the viewport. */
  position: relative;
  margin-top: -56px;
`;
