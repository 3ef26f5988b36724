import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Column, DarkBand } from '../../ui/layout/layout.ts';
import { color, font, from } from '../../ui/theme/tokens.ts';

/** How to book, in three steps. */
export function Steps() {
  const { t } = useTranslation('home');
  const steps = [
    [t('steps.dates.heading'), t('steps.dates.text')],
    [t('steps.request.heading'), t('steps.request.text')],
    [t('steps.confirmed.heading'), t('steps.confirmed.text')],
  ] as const;
  return (
    <DarkBand aria-labelledby="steps" data-ground="dark">
      <TwoColumns>
        <h2 id="steps">{t('steps.heading')}</h2>
        <ol role="list">
          {steps.map(([heading, text], index) => (
            <Step key={heading}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{heading}</h3>
              <p>{text}</p>
            </Step>
          ))}
        </ol>
      </TwoColumns>
    </DarkBand>
  );
}

const TwoColumns = styled(Column)`
  display: grid;
  gap: 40px;
  ${from.desk} {
    grid-template-columns: 1fr 1.2fr;
    gap: 80px;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr;
  gap: 4px 0;
  padding-block: 28px;
  border-top: 1px solid ${color.headerDivider};
  & > h3 {
    font-size: 1.5rem;
  }
  & > p {
    grid-column: 2;
    color: ${color.onHeaderSecondary};
  }
  & > span {
    font: 400 2rem/1 ${font.heading};
    color: ${color.primaryOnHeader};
  }
`;
