import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { quietAction } from '../../ui/action.ts';
import { Column, Section } from '../../ui/layout.ts';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { from, radius } from '../../ui/tokens.ts';

/** The house and its terrace at another hour. */
export function Evening({ picture }: { picture: PictureProps['picture'] }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="evening">
      <Halves>
        <View>
          <Picture picture={picture} sizes="(min-width: 1336px) 750px, (min-width: 1000px) 56vw, 100vw" later />
        </View>
        <Words>
          <h2 id="evening">{t('house.heading')}</h2>
          <p>{t('house.text')}</p>
          <div>
            <More page="about">{t('house.more')}</More>
          </div>
        </Words>
      </Halves>
    </Section>
  );
}

const Halves = styled(Column)`
  display: grid;
  gap: 32px;
  ${from.desk} {
    grid-template-columns: 1.35fr 1fr;
    align-items: center;
    gap: 80px;
  }
`;

const View = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.large};
`;

const Words = styled.div`
  display: grid;
  gap: 24px;
`;

const More = styled(PageLink)`
  ${quietAction}
`;
