import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { ContactForm } from '../features/contact/ContactForm.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { Column } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { color, font, from } from '../ui/tokens.ts';
import { Waves } from '../ui/Waves.tsx';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
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

export const shouldRevalidate = keepDataOfPage;

export default function Contact() {
  const { t } = useTranslation('contact');
  const format = useFormat();
  const { host, email, phone, address, hostLanguages, checkIn, checkOut } = property;
  const languages = format.list(hostLanguages.map(format.languageName));
  return (
    <>
      <Column>
        <PageTitle heading={t('heading')} lead={t('lead', { host, languages })} />
        <Halves>
          <ContactForm />
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
        </Halves>
      </Column>
      <Waves />
    </>
  );
}

/** The form; beside it, on a phone before it, all other ways. */
const Halves = styled.div`
  display: grid;
  gap: 56px;
  padding-block: 24px 96px;
  ${from.desk} {
    grid-template-columns: 1fr 360px;
    gap: 88px;
    align-items: start;
    & > :first-of-type {
      max-width: 720px;
    }
  }
`;

const Ways = styled.dl`
  display: grid;
  gap: 24px;
  & > div {
    border-top: 1px solid ${color.line};
    padding-top: 16px;
  }
  & dt {
    color: ${color.soft};
    font-size: 16px;
  }
  & dd {
    margin-top: 4px;
    font-family: ${font.heading};
    font-size: 22px;
    line-height: 1.35;
  }
  & dd > p {
    font-family: ${font.text};
    font-size: 17px;
    line-height: 1.6;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desk} {
    grid-template-columns: 1fr;
  }
`;
