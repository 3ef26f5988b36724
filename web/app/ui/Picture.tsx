import styled from '@emotion/styled';
import { pictureWidths } from './pictureWidths.ts';
import { color } from './tokens.ts';

export interface PictureProps {
  picture: {
    /** The address of its variants without their ending. */
    src: string;
    width: number;
    height: number;
    /** A tiny WebP in base64. */
    placeholder?: string;
    alt: string;
    /** What must stay in sight when the picture is cut: shares of its width and height. */
    focus?: [x: number, y: number];
    /** The widths of its cut for upright phones. */
    tall?: number[];
  };
  /** How wide it is shown, as the attribute `sizes` says it; also more than its box, where a wide picture fills a tall box. */
  sizes: string;
  /** The same for its cut for upright phones. */
  tallSizes?: string;
  /** It is part of the first screen, so it is fetched before all others. */
  first?: boolean;
  /** Fetched at once, although it may be out of sight. */
  eager?: boolean;
  /**
   * Out of sight when a page is opened, or when it is opened on a phone: a first visit fetches what is in sight and the page's
   * scripts before it.
   */
  later?: boolean | 'phone';
  /** Not in sight before somebody leafs to it: until then one file will do, and a page says less of it. */
  plain?: boolean;
}

const upright = '(max-width: 699px) and (orientation: portrait)';

/**
 * A picture that fills the box it stands in, in the smallest file that is sharp there: AVIF, else WebP. Until it has come its colours
 * stand there, without a script. The box decides the room it takes, so nothing shifts.
 */
export function Picture({
  picture,
  sizes,
  tallSizes,
  first = false,
  eager = false,
  later = false,
  plain = false,
}: PictureProps) {
  const { src, width, height, placeholder, alt, focus, tall } = picture;
  const variants = (format: string, widths: readonly number[] = pictureWidths, cut = '') =>
    widths.map((one) => `${src}${cut}-${one}.${format} ${one}w`).join(', ');
  return (
    <Sources>
      {tall &&
        tallSizes &&
        ['avif', 'webp'].map((format) => (
          <source
            key={format}
            media={upright}
            type={`image/${format}`}
            sizes={tallSizes}
            srcSet={variants(format, tall, '-tall')}
          />
        ))}
      {plain || <source type="image/avif" sizes={sizes} srcSet={variants('avif')} />}
      <Image
        loading={first || eager ? undefined : 'lazy'}
        decoding={eager ? 'async' : undefined}
        fetchPriority={first ? 'high' : undefined}
        data-later={later === true ? '' : later || undefined}
        sizes={plain ? undefined : sizes}
        srcSet={plain ? undefined : variants('webp')}
        src={`${src}-1024.webp`}
        width={width}
        height={height}
        alt={alt}
        style={{
          backgroundImage: placeholder && `url(data:image/webp;base64,${placeholder})`,
          objectPosition: focus?.map((share) => `${share * 100}%`).join(' '),
        }}
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
  background: ${color.line} 0 0 / 100% 100%;
  [data-early] &[data-later=''] {
    display: none;
  }
  @media (max-width: 699px) {
    [data-early] &[data-later] {
      display: none;
    }
  }
`;
