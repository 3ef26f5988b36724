import Button from '@mui/material/Button';
import type { Period } from 'functions/domain/report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostBookings, useOlderBookings } from '../../../firebase/owner/useHostBookings.ts';
import { useInvoices } from '../../../firebase/owner/useInvoices.ts';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { Actions, Notice, View } from '../forms/formStyle.ts';
import { ToggleButtons } from '../forms/ToggleButtons.tsx';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { EnterStayDialog } from './EnterStayDialog.tsx';
import { Invoices } from './Invoices.tsx';
import { PeriodFields, yearOf } from './PeriodFields.tsx';
import { Report } from './Report.tsx';

const parts = ['report', 'invoices'] as const;

/** What an owner needs at the end of a month: the turnover, and what is still to be invoiced. */
export function BooksView() {
  const { t } = useTranslation('hostBooks');
  const today = useToday();
  const recent = useHostBookings(today);
  const older = useOlderBookings(today);
  const invoices = useInvoices();
  const apartments = useApartments();
  const [part, setPart] = useState<(typeof parts)[number]>('report');
  const [period, setPeriod] = useState<Period>({ year: yearOf(today) });
  const [isEntering, setEntering] = useState(false);
  if (!recent || !older || !invoices || !apartments) return <ViewLoading />;
  const bookings = [...older, ...recent];
  return (
    <View>
      <h2>{t('title')}</h2>
      <ToggleButtons
        label={t('part')}
        value={part}
        choices={parts.map((value) => ({ value, text: t(`parts.${value}`) }))}
        onChoose={setPart}
      />
      <PeriodFields
        bookings={bookings}
        today={today}
        period={period}
        withMonth={part === 'report'}
        onChoose={setPeriod}
      />
      {part === 'report' ? (
        <Report bookings={bookings} today={today} period={period} />
      ) : (
        <Invoices bookings={bookings} invoices={invoices} today={today} year={period.year} />
      )}
      <section>
        <Notice>{t('enter.hint')}</Notice>
        <Actions>
          <Button variant="outlined" onClick={() => setEntering(true)}>
            {t('enter.open')}
          </Button>
        </Actions>
      </section>
      {isEntering && <EnterStayDialog apartments={apartments} today={today} onClose={() => setEntering(false)} />}
    </View>
  );
}
