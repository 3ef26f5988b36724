import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import { registerFields, type GuestRegister } from 'functions/contract/guestRegister';
import type { Settings } from 'functions/contract/settings';
import { csvFile } from 'functions/domain/csvLine';
import { isRegisterKept, registerKeptUntil } from 'functions/domain/guestRegister';
import { formatLocales } from 'functions/domain/language';
import { registerCell, registerTable } from 'functions/domain/registerTable';
import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuestRegister } from '../../../firebase/owner/useGuestRegisters.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNamespaces } from '../../../i18n/useNamespaces.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { useTimed } from '../../../ui/browser/useTimed.ts';
import { Facts } from '../calendar/sheets/sheetStyle.ts';
import { Actions, Card, Notice } from '../forms/formStyle.ts';
import { localTime } from '../frame/localTime.ts';
import { useCopying } from '../frame/useCopying.ts';
import { EnteredButton, useDutyTexts } from './EnteredButton.tsx';
import { dutyOf } from './registerDuties.ts';

/** The persons of a stay, to copy into eVisitor. Shows nothing before the stay is confirmed or after they were deleted. */
export function BookingRegister({ booking, settings }: { booking: Booking; settings: Settings }) {
  useNamespaces('guestRegister');
  const { t } = useTranslation('hostToday');
  const { t: tRegister } = useTranslation('guestRegister');
  const { date } = useFormat();
  const language = useLanguage();
  const texts = useDutyTexts();
  const register = useGuestRegister(booking.id);
  const now = localTime(useTimed(Date.now));
  if (register === undefined || !isRegisterKept(booking, now.day)) return null;
  const duty = dutyOf(booking, register, settings, now);
  const persons = register?.persons ?? [];
  const text = (key: string) => tRegister(key as 'title');

  function saveTable() {
    const file = csvFile(registerTable(persons, booking, registerFields, text), language);
    saveFile(`eVisitor-${booking.number}.csv`, file, 'text/csv;charset=utf-8');
  }

  return (
    <section aria-labelledby="booking-register">
      <h3 id="booking-register">{t('register.title')}</h3>
      <p>{[texts.sent(booking, register), duty && texts.duty(duty)].filter(Boolean).join(' · ')}</p>
      <Notice>{t('register.help', { date: date(registerKeptUntil(booking)) })}</Notice>
      <Cards>
        {persons.map((person) => (
          <PersonTable key={person.id} person={person} text={text} />
        ))}
      </Cards>
      <Actions>
        {duty && <EnteredButton booking={booking} register={register} duty={duty} />}
        {persons.length > 0 && (
          <Button variant="outlined" onClick={saveTable}>
            {t('register.csv')}
          </Button>
        )}
      </Actions>
    </section>
  );
}

function PersonTable({ person, text }: { person: GuestRegister['persons'][number]; text: (key: string) => string }) {
  const { t } = useTranslation('hostToday');
  const language = useLanguage();
  const { said, copy } = useCopying();
  const facts = useRef<HTMLDListElement>(null);
  const countries = new Intl.DisplayNames([formatLocales[language]], { type: 'region' });
  const name = `${person.firstName} ${person.lastName}`;
  const rows = registerFields.flatMap((field) => {
    const value = person[field];
    const shown = value && registerCell(field, value, text, (region) => countries.of(region) ?? region);
    return shown ? [[text(`fields.${field}`), shown] as const] : [];
  });
  const copyAll = () => copy(rows.map((row) => row.join(': ')).join('\n'), facts.current);

  return (
    <Card aria-label={name}>
      <Facts ref={facts}>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <Value translate="no">{value}</Value>
          </Fragment>
        ))}
      </Facts>
      <Actions style={{ alignItems: 'center' }}>
        <Button variant="text" aria-label={`${t('register.copy')}: ${name}`} onClick={() => void copyAll()}>
          {t('register.copy')}
        </Button>
        <Notice role="status">{said}</Notice>
      </Actions>
    </Card>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: 16px;
  margin-block: 16px;
`;

/** One press selects the whole value, to copy it alone. */
const Value = styled.dd`
  -webkit-user-select: all;
  user-select: all;
`;
