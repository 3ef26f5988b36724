import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { PageLink } from '../i18n/PageLink.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { action } from '../ui/action.ts';
import { Column } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SeaScene } from '../ui/SeaScene.tsx';
import { from, radius } from '../ui/tokens.ts';
import { property } from '../villa/property.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'about') };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.about?.title, loaderData?.words.resources.about?.description);

export default function About() {
  const { t } = useTranslation('about');
  const format = useFormat();
  const languages = format.list(property.hostLanguages.map(format.languageName));
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      <Picture>
        <SeaScene scene="noon" first />
      </Picture>
      <Parts>
        <section>
          <h2>{t('house.heading')}</h2>
          <p>{t('house.text')}</p>
        </section>
        <section>
          <h2>{t('hosts.heading')}</h2>
          <p>{t('hosts.text', { host: property.host, languages })}</p>
        </section>
        <section id="near">
          <h2>{t('near.heading')}</h2>
          <p>{t('near.text')}</p>
        </section>
      </Parts>
      <End>
        <ToApartments page="apartments">{t('toApartments')}</ToApartments>
      </End>
    </Column>
  );
}

const Picture = styled.div`
  height: clamp(220px, 40vw, 520px);
  margin-block: 16px;
  overflow: hidden;
  border-radius: ${radius.large};
  & img {
    width: 100%;
    height: 100%;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 56px;
  padding-block: 56px;
  & > section {
    display: grid;
    gap: 16px;
    align-content: start;
  }
  & h2 {
    font-size: 32px;
  }
  ${from.desk} {
    grid-template-columns: repeat(3, 1fr);
    gap: 48px;
    padding-block: 88px;
  }
`;

const End = styled.div`
  padding-bottom: 112px;
`;

const ToApartments = styled(PageLink)`
  ${action}
`;
