import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { chosenStay, emptyChoice, isSameChoice } from '../features/booking/chosenStay/StayChoice.ts';
import { useStayChoice } from '../features/booking/chosenStay/useStayChoice.ts';
import { ContactForm } from '../features/contact/ContactForm.tsx';
import { useFormat, useGuestsText } from '../i18n/useFormat.ts';
import { useInputRemovals } from '../storage/guestInput.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { color, font, from } from '../ui/theme/tokens.ts';
import { Waves } from '../ui/picture/Waves.tsx';
import { property } from '../villa/property.ts';
import { readStayTimes } from '../villa/builtSettings.server.ts';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    ...readPage(url, 'contact', 'form', 'format', 'offer'),
    times: readStayTimes(),
  };
}

export const meta = pageMeta('contact');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function Contact() {
  const { t } = useTranslation(['contact', 'site']);
  const format = useFormat();
  const { host, email, phone, address, hostLanguages } = property;
  const { times } = useLoaderData<typeof loader>();
  const languages = format.list(hostLanguages.map(format.languageName));
  return (
    <>
      <Column>
        <PageTitle heading={t('heading')} lead={t('lead', { host, languages })} />
        <TwoColumns>
          <FormAboutStay />
          <Ways>
            <div>
              <dt>{t('email')}</dt>
              <dd translate="no">
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
            <div>
              <dt>{t('phone')}</dt>
              <dd translate="no">
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </dd>
            </div>
            <div>
              <dt>{t('address')}</dt>
              <dd translate="no">
                {address.street}
                <br />
                {address.zipCode} {address.city}, {t('country', { ns: 'site' })}
              </dd>
            </div>
            <div>
              <dt>{t('arrival')}</dt>
              <dd>
                <p>{t('arrivalText', times)}</p>
              </dd>
            </div>
            <div>
              <dt>{t('departure')}</dt>
              <dd>
                <p>{t('departureText', { until: times.out })}</p>
              </dd>
            </div>
          </Ways>
        </TwoColumns>
      </Column>
      <Waves />
    </>
  );
}

/** The form with the chosen dates and guests. A separate component, because everything that uses the URL renders again after hydration. */
function FormAboutStay() {
  const format = useFormat();
  const forgotten = useInputRemovals();
  const [choice] = useStayChoice();
  const writeGuests = useGuestsText();
  const stay = chosenStay(choice);
  const stayText = [...(stay ? [format.stay(stay)] : []), writeGuests(choice)].join(', ');
  return <ContactForm key={forgotten} stayText={isSameChoice(choice, emptyChoice) ? undefined : stayText} />;
}

/** The form, with phone, email and address beside it, or before it on a phone. */
const TwoColumns = styled.div`
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
    border-top: 1px solid ${color.divider};
    padding-top: 16px;
  }
  & dt {
    color: ${color.textSecondary};
    font-size: 1rem;
  }
  & dd {
    margin-top: 4px;
    font-family: ${font.heading};
    font-size: 1.375rem;
    line-height: 1.35;
  }
  & dd > p {
    font-family: ${font.text};
    font-size: 1.0625rem;
    line-height: 1.6;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desk} {
    grid-template-columns: 1fr;
  }
`;
