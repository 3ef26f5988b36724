import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Column, Eyebrow } from '../../ui/layout.ts';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { color, from } from '../../ui/tokens.ts';

/** The first view of the house. `children` stands across its lower edge. */
export function Hero({ picture, children }: { picture: PictureProps['picture']; children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <>
      <View data-ground="deep">
        {/* It fills the height: 780 px of it are 1170 px of a wide picture, 468 px of its tall cut. */}
        <Picture picture={picture} sizes="max(100vw, 1170px)" tallSizes="max(100vw, min(468px, 60svh))" first />
        <Words>
          <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
          <h1>{t('hero.heading')}</h1>
          <p>{t('hero.lead')}</p>
        </Words>
      </View>
      <Edge>{children}</Edge>
    </>
  );
}

const View = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  min-height: min(780px, 100svh);
  padding-block: 120px 104px;
  background: ${color.deep};
  color: ${color.onDeep};
  overflow: hidden;
  & img {
    position: absolute;
    inset: 0;
  }
  /* A little slower than the page. What it uncovers has left the window by then. */
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
  /* As dark as text needs it, wherever it stands. */
  --top: linear-gradient(rgb(10 50 62 / 0.84), rgb(10 50 62 / 0.78) 66px, rgb(10 50 62 / 0) 180px);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      var(--top), linear-gradient(to top, rgb(10 50 62 / 0.88), rgb(10 50 62 / 0.72) 48%, rgb(10 50 62 / 0) 82%);
  }
  ${from.desk} {
    &::after {
      background:
        var(--top), linear-gradient(to top, rgb(10 50 62 / 0.5), rgb(10 50 62 / 0) 40%),
        linear-gradient(75deg, rgb(10 50 62 / 0.82), rgb(10 50 62 / 0.64) 42%, rgb(10 50 62 / 0) 70%);
    }
  }
`;

const Words = styled(Column)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 18px;
  & > h1 {
    max-width: 11em;
  }
  & > p:last-of-type {
    max-width: 30em;
    font-size: 19px;
  }
`;

const Edge = styled(Column)`
  position: relative;
  z-index: 2;
  margin-top: -56px;
`;
