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

/**
 * The first section of the home page. `children` overlaps the picture's lower edge. On phones and upright tablets the picture
 * fills the first screen, with the texts on its sky and `children` at its end.
 */
export function Hero({ wide, tall, children }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <Stage id="hero">
      <View data-ground="dark">
        {/* The picture fills the height. A height of 780 px needs a width of 1170 px from the wide picture, and 100svh needs
            60svh from the tall one. On a phone, 430 px look the same and arrive sooner. */}
        <Picture
          picture={wide}
          sizes="max(100vw, 1170px)"
          tall={{ ...tall, sizes: 'max(100vw, min(60svh, 430px))' }}
          first
        />
      </View>
      <Texts data-ground="dark">
        <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
        <h1>{t('hero.heading')}</h1>
        <p>{t('hero.lead')}</p>
      </Texts>
      <Edge>{children}</Edge>
    </Stage>
  );
}

const shade = (percent: number) => faded(color.headerBackground, percent);

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* As a 3:2 picture gets wider, it must get higher too, so that it still shows the view. */
  grid-template-rows: minmax(min(max(780px, 50vw), 100svh), auto) auto;
  @media ${upright} {
    /* The space between texts and search shows the view. */
    grid-template-rows: minmax(max-content, 1fr) auto;
    min-height: min(100svh, max(1000px, 160vw));
  }
`;

const View = styled.div`
  grid-area: 1 / 1;
  position: relative;
  isolation: isolate;
  background: ${color.headerBackground};
  overflow: hidden;
  @media ${upright} {
    grid-row: 1 / 3;
  }
  & img {
    position: absolute;
    inset: 0;
  }
  /* Scrolls a little slower than the page. The edge that this uncovers is out of view by then. */
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
  /* The wide picture is dark behind the text, so this gradient adds only a little. It ends where the view begins. */
  @media not all and ${upright} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(to right, ${shade(25)}, ${shade(20)} 40%, ${shade(0)} 47%);
    }
  }
`;

const Texts = styled(Column)`
  grid-area: 1 / 1;
  position: relative;
  display: grid;
  align-content: end;
  gap: clamp(14px, 2vw, 18px);
  padding-block: 120px 88px;
  color: ${color.onHeader};
  @media ${upright} {
    align-self: start;
    gap: 10px;
    padding-block: 88px 96px;
    /*
     * The tall picture has its sky here, which is dark as far down as the texts reach. So this gradient adds only a
     * little.
     */
    background: linear-gradient(${shade(25)} calc(100% - 96px), ${shade(0)});
  }
  /* On wide screens, at least the left 45 % of the picture are dark. The column begins at the page's gutter. */
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
    /* The heading has two lines at 360 px in every language. A third line would lie on the view. */
    @media ${upright} {
      font-size: clamp(2.125rem, 9.4vw, 3.375rem);
    }
  }
  & > p:last-of-type {
    max-width: min(30em, var(--shade, 100%));
    font-size: clamp(1.0625rem, 1.5vw, 1.1875rem);
    @media ${upright} {
      line-height: 1.45;
    }
  }
`;

const Edge = styled(Column)`
  grid-area: 2 / 1;
  /* Without a z-index, which would place the open calendar below the bars at the bottom of the viewport. */
  position: relative;
  margin-top: -56px;
  @media ${upright} {
    margin-block: 0 16px;
  }
`;
