import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { pictureWidths } from './pictureWidths.ts';
import { color } from '../theme/tokens.ts';

interface PictureFile {
  /** URL of the variants without width and extension. */
  src: string;
  width: number;
  height: number;
  /** A tiny WebP in base64. */
  placeholder?: string;
  /** The point that must stay visible when the picture is cropped, as shares of width and height. */
  focus?: [x: number, y: number];
  /** The available widths. All of `pictureWidths` if missing. */
  widths?: readonly number[];
}

export interface PictureProps {
  picture: PictureFile & { alt: string };
  /** The attribute `sizes`. May exceed the box's width if a wide picture fills a tall box. */
  sizes: string;
  /** The picture for phones and tablets in portrait orientation. */
  tall?: PictureFile & { sizes: string };
  /** Whether the picture is on the first screen. If so, it loads before all others. */
  first?: boolean;
  /** Whether the picture loads at once, although it may be out of view. */
  eager?: boolean;
  /**
   * Whether the picture is hidden in a carousel. It then has a single file instead of all variants, which keeps the
   * page small.
   */
  plain?: boolean;
}

/** The media query for the tall picture. */
export const upright = '(max-width: 999px) and (orientation: portrait)';

const srcSet = ({ src, widths = pictureWidths }: PictureFile, format: string) =>
  widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

/** CSS properties for the placeholder and the point that stays visible. */
const style = ({ placeholder, focus }: PictureFile, prefix = '--') => ({
  [`${prefix}placeholder`]: placeholder && `url(data:image/webp;base64,${placeholder})`,
  [`${prefix}focus`]: focus?.map((share) => `${share * 100}%`).join(' '),
});

/**
 * A picture that fills its box, in the smallest file that is sharp there: AVIF, otherwise WebP. Only a page's first picture and
 * those of the lightbox have WebP in all widths. A tiny placeholder is shown until it loads, without scripts. The box decides
 * the size, so nothing shifts.
 */
export function Picture({ picture, sizes, tall, first = false, eager = false, plain = false }: PictureProps) {
  const { src, width, height, alt } = picture;
  // Other pictures have one WebP for browsers without AVIF, which keeps the page small.
  const everyWidth = first || eager;
  return (
    <Sources>
      {tall &&
        ['avif', 'webp'].map((format) => (
          <source
            key={format}
            media={upright}
            type={`image/${format}`}
            sizes={tall.sizes}
            srcSet={srcSet(tall, format)}
          />
        ))}
      {plain || <source type="image/avif" sizes={sizes} srcSet={srcSet(picture, 'avif')} />}
      <Image
        loading={first || eager ? undefined : 'lazy'}
        decoding={eager ? 'async' : undefined}
        fetchPriority={first ? 'high' : undefined}
        sizes={everyWidth ? sizes : undefined}
        srcSet={everyWidth ? srcSet(picture, 'webp') : undefined}
        src={`${src}-1024.webp`}
        width={width}
        height={height}
        alt={alt}
        style={{ ...style(picture), ...(tall && style(tall, '--tall-')) } as CSSProperties}
      />
    </Sources>
  );
}

const Sources = styled.picture`
  display: contents;
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: var(--focus, 50% 50%);
  background: ${color.divider} var(--placeholder, none) 0 0 / 100% 100%;
  @media ${upright} {
    object-position: var(--tall-focus, var(--focus, 50% 50%));
    background-image: var(--tall-placeholder, var(--placeholder, none));
  }
`;
