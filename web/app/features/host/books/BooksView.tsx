import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostBookings, useOlderBookings } from '../../../firebase/owner/useHostBookings.ts';
import { useInvoices } from '../../../firebase/owner/useInvoices.ts';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { Actions, Notice, View } from '../forms/formStyle.ts';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { EnterStayDialog } from './EnterStayDialog.tsx';
import { Invoices } from './Invoices.tsx';
import { Report } from './Report.tsx';

const parts = ['report', 'invoices'] as const;

/** The month's end: what came in, and what is to be invoiced. */
export function BooksView() {
  const { t } = useTranslation('hostBooks');
  const today = useToday();
  const recent = useHostBookings(today);
  const older = useOlderBookings(today);
  const invoices = useInvoices();
  const apartments = useApartments();
  const [part, setPart] = useState<(typeof parts)[number]>('report');
  const [isEntering, setEntering] = useState(false);
  if (!recent || !older || !invoices || !apartments) return <ViewLoading />;
  const bookings = [...older, ...recent];
  return (
    <View>
      <h2>{t('title')}</h2>
      <ToggleButtonGroup
        exclusive
        aria-label={t('part')}
        value={part}
        // Pressing the selected part again gives `null`: it stays selected.
        onChange={(_, next: typeof part | null) => next && setPart(next)}
      >
        {parts.map((name) => (
          <ToggleButton key={name} value={name}>
            {t(`parts.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {part === 'report' ? (
        <Report bookings={bookings} today={today} />
      ) : (
        <Invoices bookings={bookings} invoices={invoices} today={today} />
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
