import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { color, font, from, radius } from '../../ui/theme/tokens.ts';
import { property } from '../../villa/property.ts';

/** The hosts in short: a small portrait, their names and languages. */
export function HostLine({ picture }: { picture: PictureProps['picture'] }) {
  const { t } = useTranslation('hosts');
  const format = useFormat();
  return (
    <Panel>
      <Portrait>
        <Picture picture={picture} sizes="240px" />
      </Portrait>
      <div>
        <h2 id="hosts">{t('heading')}</h2>
        <Names translate="no">{format.list(property.hostNames)}</Names>
        <p>{t('requests')}</p>
        <p>{t('languages', { languages: format.list(property.hostLanguages.map(format.languageName)) })}</p>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 20px;
  padding: 24px;
  border-radius: ${radius.large};
  background: ${color.panel};
  & h2 {
    font-size: 1.0625rem;
    font-family: ${font.text};
    font-weight: 600;
  }
  ${from.tablet} {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 32px;
  }
`;

const Portrait = styled.div`
  width: 132px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 50%;
`;

const Names = styled.p`
  margin-block: 4px 8px;
  font: 400 1.625rem/1.25 ${font.heading};
  color: ${color.secondary};
`;
