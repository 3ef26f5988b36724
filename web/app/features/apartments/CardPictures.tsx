import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';

const sizes = '(min-width: 1336px) 510px, (min-width: 1000px) 38vw, (min-width: 700px) 94vw, 100vw';

interface CardPicturesProps {
  pictures: PictureProps['picture'][];
  first: boolean;
  name: string;
  slug: string;
  search: string | undefined;
}

/**
 * The pictures of an apartment's card. A single picture lies below the link that covers the card. Several pictures form
 * a carousel above that link, so that guests can swipe, and each picture links to the apartment itself.
 */
export function CardPictures(props: CardPicturesProps) {
  const { pictures, first } = props;
  return pictures.length === 1 ? (
    <Picture picture={pictures[0]!} sizes={sizes} first={first} />
  ) : (
    <PictureCarousel {...props} />
  );
}

function PictureCarousel({ pictures, first, name, slug, search }: CardPicturesProps) {
  const { t } = useTranslation('gallery');
  return (
    <Above>
      <Carousel
        label={t('label', { name })}
        messages={{ previous: t('previous'), next: t('next') }}
        count={pictures.length}
        slide={(index, soon) => (
          // Not in the tab order, because keyboard users have the card's own link.
          <Slide
            page="apartment"
            slug={slug}
            search={search}
            tabIndex={-1}
            draggable={false}
            aria-label={pictures[index]!.alt}
          >
            <Picture picture={pictures[index]!} sizes={sizes} first={first && index === 0} eager={soon} />
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
