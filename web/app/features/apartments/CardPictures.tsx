import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';

const sizes = '(min-width: 1336px) 510px, (min-width: 1000px) 38vw, (min-width: 700px) 94vw, 100vw';

/** Where a card is when its page is opened, which decides when its pictures are loaded: `next` is below the first on a phone. */
export type CardPosition = 'first' | 'next' | 'later';

/**
 * The pictures of an apartment's card. A single one is below the link that covers the card. Several are a carousel above that link,
 * so that a finger can swipe, and each links to the apartment itself.
 */
export function CardPictures({
  pictures,
  position,
  name,
  slug,
  search,
}: {
  pictures: PictureProps['picture'][];
  position: CardPosition;
  name: string;
  slug: string;
  search: string | undefined;
}) {
  return pictures.length === 1 ? (
    <Picture picture={pictures[0]!} sizes={sizes} first={position === 'first'} later={position === 'later'} />
  ) : (
    <PictureCarousel pictures={pictures} position={position} name={name} slug={slug} search={search} />
  );
}

function PictureCarousel({ pictures, name, slug, search, position }: Parameters<typeof CardPictures>[0]) {
  const { t } = useTranslation('gallery');
  return (
    <Above>
      <Carousel
        label={t('label', { name })}
        messages={{ previous: t('previous'), next: t('next') }}
        count={pictures.length}
        slide={(index, soon) => (
          // The card's own link is the one for the keyboard.
          <Slide
            page="apartment"
            slug={slug}
            search={search}
            tabIndex={-1}
            draggable={false}
            aria-label={pictures[index]!.alt}
          >
            <Picture
              picture={pictures[index]!}
              sizes={sizes}
              first={position === 'first' && index === 0}
              later={position === 'next' && index === 0 && 'phone'}
              eager={soon}
            />
          </Slide>
        )}
      />
    </Above>
  );
}

const Above = styled.div`
  position: relative;
  z-index: 1;
  height: 100%;
`;

const Slide = styled(PageLink)`
  display: block;
  height: 100%;
`;
