import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { color, font } from '../../ui/theme/tokens.ts';
import { property } from '../../villa/property.ts';

/** Who the hosts are, signed with their names like a letter. */
export function HostTexts() {
  const { t } = useTranslation('hosts');
  const format = useFormat();
  return (
    <>
      <h2 id="hosts">{t('heading')}</h2>
      <p>
        {t('text', { host: property.host, languages: format.list(property.hostLanguages.map(format.languageName)) })}
      </p>
      <p>{t('family')}</p>
      <Signed>{t('signed', { names: format.list(property.hostNames) })}</Signed>
    </>
  );
}

const Signed = styled.p`
  font: 400 clamp(1.375rem, 2vw, 1.625rem) / 1.3 ${font.heading};
  color: ${color.secondary};
`;
