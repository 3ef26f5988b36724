import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { pictureWidths } from './pictureWidths.ts';
import { color } from '../theme/tokens.ts';

interface PictureFile {
  /** The URL of its variants without width and extension. */
  src: string;
  width: number;
  height: number;
  /** A tiny WebP in base64. */
  placeholder?: string;
  /** What must stay visible when the picture is cut: shares of its width and height. */
  focus?: [x: number, y: number];
  /** The widths it is made in, if they are not all of them. */
  widths?: readonly number[];
}

export interface PictureProps {
  picture: PictureFile & { alt: string };
  /** How wide it is shown, as the attribute `sizes` says it; also more than its box, where a wide picture fills a tall box. */
  sizes: string;
  /** What upright phones and tablets show in its place. */
  tall?: PictureFile & { sizes: string };
  /** Part of the first screen: loaded before all others. */
  first?: boolean;
  /** Loaded at once, although it may be out of view. */
  eager?: boolean;
  /**
   * Out of view when a page is opened, or when it is opened on a phone: a first visit loads what is in view and the scripts
   * before it.
   */
  later?: boolean | 'phone';
  /** Hidden in a carousel: one file instead of all variants makes the page smaller. */
  plain?: boolean;
}

/** Where the tall picture is shown. */
export const upright = '(max-width: 999px) and (orientation: portrait)';

const srcSet = ({ src, widths = pictureWidths }: PictureFile, format: string) =>
  widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

/** The placeholder, and what stays visible. */
const style = ({ placeholder, focus }: PictureFile, prefix = '--') => ({
  [`${prefix}placeholder`]: placeholder && `url(data:image/webp;base64,${placeholder})`,
  [`${prefix}focus`]: focus?.map((share) => `${share * 100}%`).join(' '),
});

/**
 * A picture that fills its box, in the smallest file that is sharp there: AVIF, else WebP, of which only a page's
 * first picture and those of the lightbox have all widths. Until it is loaded a tiny placeholder is shown, without a script. The box decides its size, so nothing shifts.
 */
export function Picture({
  picture,
  sizes,
  tall,
  first = false,
  eager = false,
  later = false,
  plain = false,
}: PictureProps) {
  const { src, width, height, alt } = picture;
  // For the others, one WebP does in browsers without AVIF, and the page is smaller.
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
        data-later={later === true ? '' : later || undefined}
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
  background: ${color.line} var(--placeholder, none) 0 0 / 100% 100%;
  @media ${upright} {
    object-position: var(--tall-focus, var(--focus, 50% 50%));
    background-image: var(--tall-placeholder, var(--placeholder, none));
  }
  [data-early] &[data-later=''] {
    display: none;
  }
  @media (max-width: 699px) {
    [data-early] &[data-later] {
      display: none;
    }
  }
`;
