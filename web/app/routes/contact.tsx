import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readWords } from '../i18n/readWords.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { Column } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { color, font, from } from '../ui/tokens.ts';
import { Waves } from '../ui/Waves.tsx';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'contact'), shared: readSharedPicture(url) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.words.resources.contact?.title,
    loaderData?.words.resources.contact?.description,
    loaderData?.shared,
  );

export default function Contact() {
  const { t } = useTranslation('contact');
  const format = useFormat();
  const { host, email, phone, address, hostLanguages, checkIn, checkOut } = property;
  const languages = format.list(hostLanguages.map(format.languageName));
  return (
    <>
      <Column>
        <PageTitle heading={t('heading')} lead={t('lead', { host, languages })} />
        <Ways>
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('address')}</dt>
            <dd>
              {address.street}
              <br />
              {address.zipCode} {address.city}, {format.regionName(address.country)}
            </dd>
          </div>
          <div>
            <dt>{t('arrival')}</dt>
            <dd>
              <p>{t('arrivalText', checkIn)}</p>
            </dd>
          </div>
          <div>
            <dt>{t('departure')}</dt>
            <dd>
              <p>{t('departureText', checkOut)}</p>
            </dd>
          </div>
        </Ways>
      </Column>
      <Waves />
    </>
  );
}

const Ways = styled.dl`
  display: grid;
  gap: 32px;
  padding-block: 24px 72px;
  & > div {
    border-top: 1px solid ${color.line};
    padding-top: 20px;
  }
  & dt {
    color: ${color.soft};
    font-size: 16px;
  }
  & dd {
    margin-top: 4px;
    font-family: ${font.heading};
    font-size: 24px;
    line-height: 1.35;
  }
  & dd > p {
    font-family: ${font.text};
    font-size: 17px;
    line-height: 1.6;
  }
  ${from.tablet} {
    grid-template-columns: repeat(6, 1fr);
    & > div {
      grid-column: span 2;
    }
    & > div:nth-of-type(n + 4) {
      grid-column: span 3;
    }
  }
`;
