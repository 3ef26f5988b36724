import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';

const sizes = '(min-width: 1336px) 510px, (min-width: 1000px) 38vw, (min-width: 700px) 94vw, 100vw';

/** Where a card is when its page is opened, as far as its pictures had better know: `next` is below the first on a phone. */
export type CardSight = 'first' | 'next' | 'later';

/**
 * The pictures of an apartment's card. One is only looked at, as the whole card leads to the apartment; several lie above that
 * link, so that a finger can leaf through them, and each leads there too.
 */
export function CardPictures({
  pictures,
  sight,
  name,
  slug,
  search,
}: {
  pictures: PictureProps['picture'][];
  sight: CardSight;
  name: string;
  slug: string;
  search: string;
}) {
  return pictures.length === 1 ? (
    <Picture picture={pictures[0]!} sizes={sizes} first={sight === 'first'} later={sight === 'later'} />
  ) : (
    <Leaves pictures={pictures} sight={sight} name={name} slug={slug} search={search} />
  );
}

function Leaves({ pictures, name, slug, search, sight }: Parameters<typeof CardPictures>[0]) {
  const { t } = useTranslation('gallery');
  return (
    <Above>
      <Carousel
        label={t('label', { name })}
        words={{ previous: t('previous'), next: t('next') }}
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
              first={sight === 'first' && index === 0}
              later={sight === 'next' && index === 0 && 'phone'}
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
