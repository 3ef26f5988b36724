import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { secondaryButton } from '../../ui/theme/primaryButton.ts';
import { ColumnPicture, Section, TwoColumns } from '../../ui/layout/layout.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { from } from '../../ui/theme/tokens.ts';

export function Evening({ picture }: { picture: PictureProps['picture'] }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="evening">
      <Columns>
        <ColumnPicture>
          <Picture picture={picture} sizes="(min-width: 1336px) 750px, (min-width: 1000px) 56vw, 100vw" />
        </ColumnPicture>
        <div>
          <h2 id="evening">{t('house.heading')}</h2>
          <p>{t('house.text')}</p>
          <div>
            <More page="about">{t('house.more')}</More>
          </div>
        </div>
      </Columns>
    </Section>
  );
}

const Columns = styled(TwoColumns)`
  ${from.desk} {
    grid-template-columns: 1.35fr 1fr;
  }
  & > div:last-child {
    display: grid;
    gap: 24px;
  }
`;

const More = styled(PageLink)`
  ${secondaryButton}
`;
