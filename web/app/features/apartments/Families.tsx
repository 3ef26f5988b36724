import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import { placeLists } from '../../villa/placeLists.ts';

/**
 * What parents look for: steps, cot, and what the house and its surroundings have for children.
 * @param steps number of steps to the apartment's door
 */
export function Families({ hasCot, steps }: { hasCot: boolean; steps: number | undefined }) {
  const { t } = useTranslation('apartment');
  const facts = [
    ...(steps === undefined ? [] : [steps === 0 ? t('families.noSteps') : t('families.steps', { count: steps })]),
    ...(hasCot ? [t('families.cot')] : []),
    ...placeLists.families.map((name) => t(`families.of.${name}`)),
  ];
  if (facts.length === 0) return null;
  return (
    <Section aria-labelledby="families">
      <h2 id="families">{t('families.heading')}</h2>
      <Facts role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
    </Section>
  );
}

const Facts = styled.ul`
  display: grid;
  column-gap: 32px;
  margin-top: 16px;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  & > li {
    padding-block: 12px;
    border-bottom: 1px solid ${color.divider};
  }
`;
