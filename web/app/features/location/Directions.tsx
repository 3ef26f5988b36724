import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Lead } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import { placeLists } from '../../villa/placeLists.ts';
import { picturesAreRendered } from '../../villa/property.ts';

export function Directions() {
  const { t } = useTranslation('about');
  const format = useFormat();
  return (
    <Part id="way" aria-labelledby="way-heading">
      <div>
        <h2 id="way-heading">{t('arrive.heading')}</h2>
        <Lead>{t('arrive.lead')}</Lead>
      </div>
      <Ways>
        {placeLists.ways.map((way) => (
          <div key={way}>
            <h3>{t(`arrive.ways.${way}.heading`, '')}</h3>
            <p>{t(`arrive.ways.${way}.text`, '')}</p>
          </div>
        ))}
        {placeLists.drives.length > 0 && (
          <div>
            <h3>{t('arrive.drive.heading')}</h3>
            <Drives>
              {placeLists.drives.map(({ from, hours }) => (
                <div key={from}>
                  <dt>{t(`arrive.drive.from.${from}`, '')}</dt>
                  <dd>{t('arrive.drive.hours', { hours: format.number(hours) })}</dd>
                </div>
              ))}
            </Drives>
          </div>
        )}
        {picturesAreRendered && <Sample>{t('arrive.sample')}</Sample>}
      </Ways>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: 40px;
  padding-block: 56px;
  & h2 + p {
    margin-top: 20px;
  }
  ${from.desk} {
    grid-template-columns: 1fr 1.35fr;
    gap: 80px;
    padding-block: 88px;
  }
`;

const Ways = styled.div`
  display: grid;
  gap: 36px;
  & h3 + * {
    margin-top: 10px;
  }
`;

const Drives = styled.dl`
  display: grid;
  column-gap: 40px;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 10px;
    border-bottom: 1px solid ${color.divider};
  }
  & dd {
    color: ${color.secondary};
    font-weight: 600;
  }
`;

const Sample = styled.p`
  color: ${color.textSecondary};
  font-size: 1rem;
`;
