import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { HostTexts } from '../features/hosts/HostTexts.tsx';
import { AreaMap } from '../features/location/AreaMap.tsx';
import { Distances } from '../features/location/Distances.tsx';
import { Directions } from '../features/location/Directions.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { primaryButton } from '../ui/theme/primaryButton.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { from, radius } from '../ui/theme/tokens.ts';
import { picturePlaces, readPicture } from '../villa/pictures.server.ts';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    ...readPage(url, 'about', 'hosts', 'place', 'format'),
    house: readPicture(url, picturePlaces.about.house),
    hosts: readPicture(url, picturePlaces.about.hosts),
    near: readPicture(url, picturePlaces.about.near),
    way: readPicture(url, picturePlaces.about.way),
  };
}

export const meta = pageMeta('about');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function About() {
  const { t } = useTranslation('about');
  const { house, hosts, near, way } = useLoaderData<typeof loader>();
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      <Wide>
        <Picture picture={house} sizes={wide} first />
      </Wide>
      <Part>
        <h2>{t('house.heading')}</h2>
        <div>
          <p>{t('house.text')}</p>
          <p>{t('house.past')}</p>
        </div>
      </Part>
      <TwoColumns>
        <Half>
          <Picture picture={hosts} sizes={half} />
        </Half>
        <div>
          <HostTexts />
        </div>
      </TwoColumns>
      <TwoColumns id="near">
        <Half>
          <Picture picture={near} sizes={half} />
        </Half>
        <div>
          <h2>{t('near.heading')}</h2>
          <p>{t('near.text')}</p>
          <p>{t('near.town')}</p>
        </div>
      </TwoColumns>
      <Place>
        <AreaMap />
        <Distances />
      </Place>
      <Wide>
        <Picture picture={way} sizes={wide} />
      </Wide>
      <Directions />
      <ToApartments page="apartments">{t('toApartments')}</ToApartments>
    </Column>
  );
}

const wide = '(min-width: 1336px) 1240px, 100vw';
const half = '(min-width: 1336px) 700px, (min-width: 1000px) 55vw, 100vw';

const Wide = styled.div`
  height: clamp(240px, 46vw, 600px);
  margin-block: 16px;
  overflow: hidden;
  border-radius: ${radius.large};
`;

const Part = styled.section`
  display: grid;
  gap: 20px;
  padding-block: 56px;
  p + p {
    margin-top: 20px;
  }
  ${from.desk} {
    grid-template-columns: 1fr 1.35fr;
    gap: 80px;
    padding-block: 88px 112px;
  }
`;

const TwoColumns = styled.section`
  display: grid;
  gap: 28px;
  padding-bottom: 56px;
  & > div:last-of-type {
    display: grid;
    gap: 20px;
    align-content: start;
  }
  ${from.desk} {
    grid-template-columns: 1.35fr 1fr;
    align-items: center;
    gap: 80px;
    padding-bottom: 112px;
    &:nth-of-type(odd) > div:first-of-type {
      order: 1;
    }
    &:nth-of-type(odd) {
      grid-template-columns: 1fr 1.35fr;
    }
  }
`;

const Half = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.large};
`;

const Place = styled.div`
  display: grid;
  gap: 28px;
  padding-bottom: 56px;
  ${from.desk} {
    grid-template-columns: 1.7fr 1fr;
    align-items: center;
    gap: 80px;
    padding-bottom: 112px;
  }
`;

const ToApartments = styled(PageLink)`
  ${primaryButton}
  margin-bottom: 112px;
`;
