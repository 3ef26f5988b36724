import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../form/formLayout.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { pathTo } from 'functions/domain/sitePaths';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { ButtonRow } from '../../../ui/layout/layout.ts';
import { property } from '../../../villa/property.ts';
import { FramedPart, OnScreen } from './bookingLayout.ts';
import type { ShownBooking } from './ShownBooking.ts';
import { writeStayCalendar } from './writeStayCalendar.ts';

interface ArrivalInfoProps {
  booking: ShownBooking;
  /** The apartment's name. */
  name: string;
  /** Whether the page also opens offline. */
  saved: boolean;
}

/** What a guest needs on the journey and at the property. It can be printed or added to a calendar. */
export function ArrivalInfo({ booking, name, saved }: ArrivalInfoProps) {
  const { t } = useTranslation('myBookings');
  const language = useLanguage();
  const { street, zipCode, city } = property.address;
  const { latitude, longitude } = property.coordinates;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

  function save() {
    const file = writeStayCalendar(
      {
        number: booking.number,
        stay: booking,
        summary: `${property.name}, ${name}`,
        description: t('bookingHeading', { number: booking.number }),
        location: `${property.name}, ${street}, ${zipCode} ${city}`,
        coordinates: property.coordinates,
        url: property.url + encodeURI(pathTo('myBooking', language, booking.id)),
        site: property.url,
      },
      new Date(),
    );
    saveFile(`${booking.number}.ics`, file, 'text/calendar;charset=utf-8');
  }

  return (
    <FramedPart aria-labelledby="at-the-property">
      <h2 id="at-the-property">{t('property.title')}</h2>
      <Facts>
        <div>
          <h3>{t('property.address')}</h3>
          <p translate="no">
            {property.name}
            <br />
            {street}
            <br />
            {zipCode} {city}
          </p>
          <OnScreen>
            <a href={map} target="_blank" rel="noreferrer">
              {t('property.map')}
            </a>
          </OnScreen>
        </div>
        <div>
          <h3>{t('property.contact')}</h3>
          <p translate="no">{property.host}</p>
          <p translate="no">
            <a href={`tel:${property.phone.replace(/[^+\d]/g, '')}`}>{property.phone}</a>
          </p>
          <p translate="no">
            <a href={`mailto:${property.email}`}>{property.email}</a>
          </p>
        </div>
      </Facts>
      <OnScreen>
        <ButtonRow>
          <Button variant="outlined" onClick={save}>
            {t('property.calendar')}
          </Button>
          <Button variant="outlined" onClick={() => print()}>
            {t('property.print')}
          </Button>
        </ButtonRow>
        {saved && <Note>{t('property.saved')}</Note>}
      </OnScreen>
    </FramedPart>
  );
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 28px 36px;
  & h3 {
    margin-bottom: 6px;
    font-size: 1.25rem;
  }
  & a {
    display: inline-block;
    padding-block: 8px;
    overflow-wrap: anywhere;
  }
  & > div {
    break-inside: avoid;
  }
  @media print {
    gap: 16px 36px;
    & a {
      padding: 0;
    }
  }
`;
