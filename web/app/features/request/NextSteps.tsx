import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color, font } from '../../ui/tokens.ts';

/** What happens after sending, said before it. */
export function NextSteps() {
  const { t } = useTranslation('request');
  return (
    <div>
      <h2>{t('nextTitle')}</h2>
      <Steps>
        <li>{t('next.one')}</li>
        <li>{t('next.two')}</li>
        <li>{t('next.three')}</li>
      </Steps>
    </div>
  );
}

const Steps = styled.ol`
  counter-reset: step;
  margin-top: 16px;
  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 44px 1fr;
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  & > li::before {
    content: counter(step);
    font-family: ${font.heading};
    font-size: 24px;
    line-height: 1.1;
    color: ${color.terracotta};
  }
`;
