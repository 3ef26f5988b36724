import styled from '@emotion/styled';
import { hostPath } from 'functions/domain/sitePaths';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { View } from '../forms/formStyle.ts';
import { deskColor } from '../frame/deskTheme.ts';
import type { HelpPages } from './helpPages.ts';

/** The help: one page per task, in the owner's language. Its texts name buttons and views exactly as the desk does. */
export function HelpView() {
  const { t, i18n } = useTranslation('hostHelp');
  const language = useLanguage();
  const [search] = useSearchParams();
  const texts = i18n.getResource(language, 'hostHelp', 'pages') as HelpPages;
  const pages = Object.keys(texts) as (keyof HelpPages)[];
  const page = pages.find((one) => one === search.get('page'));
  const path = hostPath(language, 'help');
  if (!page) {
    return (
      <View>
        <h2>{t('title')}</h2>
        <Pages role="list">
          {pages.map((one) => (
            <li key={one}>
              <Link discover="none" to={`${path}?page=${one}`}>
                {t(`pages.${one}.title`)}
              </Link>
            </li>
          ))}
        </Pages>
      </View>
    );
  }
  return (
    <View>
      <h2>{t(`pages.${page}.title`)}</h2>
      <Steps>
        {Object.keys(texts[page].steps).map((step) => (
          <li key={step}>
            <Trans
              t={t}
              i18nKey={`pages.${page}.steps.${step}` as 'pages.start.steps.1'}
              values={{ path: hostPath(language) }}
              components={{ b: <b /> }}
            />
          </li>
        ))}
      </Steps>
      <Link discover="none" to={path}>
        {t('all')}
      </Link>
    </View>
  );
}

const Pages = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: block;
    padding-block: 14px;
    border-bottom: 1px solid ${deskColor.divider};
    color: ${deskColor.secondary};
    font-size: 1.125rem;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 16px;
  max-width: 68ch;
  margin: 0;
  padding-inline-start: 28px;
  list-style: decimal;
  font-size: 1.0625rem;
  line-height: 1.55;
  overflow-wrap: anywhere;
`;
