import Button from '@mui/material/Button';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { formatPhone, phoneLink } from 'functions/domain/phone';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { standingsAt } from '../forms/standingsAt.ts';
import { useDialogDraft } from '../forms/useDialogDraft.ts';
import { BlockForm, type BlockDraft } from './BlockForm.tsx';
import type { Bar } from './calendarRows.ts';
import { Sheet } from './Sheet.tsx';
import { Facts } from './sheetStyle.ts';
import { typedNights } from './typedNights.ts';
import { ClosedSaleAlert, ConflictAlert } from '../platforms/ConflictAlert.tsx';
import { PlatformStay } from '../platforms/PlatformStay.tsx';
import { useBarText } from './useBarText.ts';
import { useCalendarAction } from './useCalendarAction.tsx';

/** What a bar stands for: a booking's essentials, or closed nights to change. */
export function BarSheet({
  open,
  bar,
  nameOf,
  onClose,
  onClosed,
}: {
  open: boolean;
  bar: Bar;
  nameOf: (slug: string) => string;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const textOf = useBarText();
  const slug = apartmentOf(bar);
  const title = bar.state === 'block' ? t('block.title') : textOf(bar);
  return (
    <Sheet
      open={open}
      title={title}
      line={`${nameOf(slug)} · ${format.stay(bar.stay)} · ${t('nights', { count: bar.nights })}`}
      onClose={onClose}
      onClosed={onClosed}
    >
      {bar.state === 'block' ? (
        <>
          <ClosedSaleAlert sales={bar.sales} />
          <ChangeBlock block={bar.block} apartment={slug} onDone={onClose} />
        </>
      ) : bar.state === 'platform' ? (
        <PlatformStay bar={bar} />
      ) : (
        <Essentials booking={bar.booking} bar={bar} />
      )}
    </Sheet>
  );
}

function apartmentOf(bar: Bar): string {
  switch (bar.state) {
    case 'block':
      return (bar.block.agreed ?? bar.block).apartment;
    case 'platform':
      return bar.calendar.apartment;
    default:
      return bar.booking.apartment;
  }
}

const formOf = ({ agreed, reason, ...block }: Block): BlockDraft => ({ ...typedNights(agreed ?? block), reason });

function ChangeBlock({ block, apartment, onDone }: { block: Block; apartment: string; onDone: () => void }) {
  const { t } = useTranslation('hostCalendar');
  const { form, base, conflicts = [], change, answered } = useDialogDraft(block, formOf, {});
  const { run, busy, problem } = useCalendarAction(answered);
  const of = { block: block.id, revision: base.revision };
  return (
    <BlockForm
      draft={form}
      standings={standingsAt(form, conflicts)}
      busy={busy}
      problem={problem}
      onDraft={change}
      onSave={async (stay, reason) => {
        const request = { ...of, nights: { apartment, ...stay }, reason };
        if (await run('changeBlock', request, t('block.changed'))) onDone();
      }}
      onRemove={async () => {
        if (await run('changeBlock', { ...of, nights: null }, t('block.removed'))) onDone();
      }}
    />
  );
}

function Essentials({ booking, bar }: { booking: Booking; bar: Extract<Bar, { booking: Booking }> }) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const language = useLanguage();
  const { adults, children, phone, email, quote, number } = booking;
  const state = [t(`states.${bar.state}`), ...(bar.unpaid ? [t(`spoken.${bar.unpaid}`)] : [])];
  return (
    <>
      <ConflictAlert conflicts={bar.conflicts} />
      <Facts>
        <dt>{t('booking.status')}</dt>
        <dd>{state.join(', ')}</dd>
        <dt>{t('sheet.arrival')}</dt>
        <dd>{format.shortDateWithYear(booking.checkIn)}</dd>
        <dt>{t('sheet.departure')}</dt>
        <dd>{format.shortDateWithYear(booking.checkOut)}</dd>
        <dt>{t('booking.guests')}</dt>
        <dd>
          {[
            t('booking.adultCount', { count: adults }),
            ...(children > 0 ? [t('booking.childCount', { count: children })] : []),
          ].join(', ')}
        </dd>
        <dt>{t('booking.total')}</dt>
        <dd>{format.money(quote.totalPayment)}</dd>
        {phone !== '' && (
          <>
            <dt>{t('booking.phone')}</dt>
            <dd>
              <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
            </dd>
          </>
        )}
        {email !== '' && (
          <>
            <dt>{t('booking.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </>
        )}
        <dt>{t('booking.number')}</dt>
        <dd>{number}</dd>
      </Facts>
      <Button component={Link} discover="none" to={hostPath(language, 'bookings', booking.id)} variant="contained">
        {t('booking.open')}
      </Button>
    </>
  );
}
