import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { color } from '../ui/theme/tokens.ts';
import { property } from '../villa/property.ts';
import { LegalText } from './LegalText.tsx';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return readPage(url, 'legal', 'imprint', 'format');
}

export const meta = pageMeta('imprint');

export { shouldRevalidate } from './shouldRevalidate.ts';

const numberFields = ['oib', 'vatNumber', 'register', 'authority', 'registrationNumber'] as const;

/** Says who is responsible for the site, with the register numbers and authorities that the villa has. */
export default function Imprint() {
  const { t } = useTranslation(['imprint', 'site']);
  const { host, address, email, phone } = property;
  const imprint: Partial<Record<(typeof numberFields)[number], string>> & { sample?: boolean } = property.imprint;
  const numbers = numberFields.filter((field) => imprint[field]);
  return (
    <LegalText
      heading={t('title')}
      parts={[
        {
          id: 'provider',
          heading: t('provider.heading'),
          text: [],
          more: (
            <Facts>
              <dt>{t('provider.name')}</dt>
              <dd translate="no">{host}</dd>
              <dt>{t('provider.address')}</dt>
              <dd translate="no">
                {property.name}
                <br />
                {address.street}
                <br />
                {address.zipCode} {address.city}
                <br />
                {t('country', { ns: 'site' })}
              </dd>
              <dt>{t('provider.email')}</dt>
              <dd translate="no">
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
              <dt>{t('provider.phone')}</dt>
              <dd translate="no">
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </dd>
            </Facts>
          ),
        },
        ...(numbers.length > 0
          ? [
              {
                id: 'numbers',
                heading: t('numbers.heading'),
                text: imprint.sample ? t('numbers.sample') : [],
                more: (
                  <Facts>
                    {numbers.map((field) => [
                      <dt key={`${field}-label`}>{t(`numbers.${field}`)}</dt>,
                      <dd key={field} translate="no">
                        {imprint[field]}
                      </dd>,
                    ])}
                  </Facts>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

const Facts = styled.dl`
  & dt {
    margin-top: 16px;
    font-size: 1rem;
    color: ${color.textSecondary};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-block;
    padding-block: 4px;
  }
`;
