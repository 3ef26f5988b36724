import type { Payment } from 'functions/contract/payment';
import { historyActors } from 'functions/contract/history';
import { isBookingStatus } from 'functions/domain/bookingState';
import { parseIsoDate } from 'functions/domain/isoDate';
import { formatPhone } from 'functions/domain/phone';
import { platformNames, type Platform } from 'functions/domain/platform';
import { useTranslation } from 'react-i18next';
import { millisOf } from '../../../../firebase/millisOf.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { useTimeText } from '../../frame/localTime.ts';
import type { ShownChange } from './historyText.ts';

/** A value before or after a change, in words. */
export function useHistoryValue(): (change: ShownChange, side: 'from' | 'to') => string {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const timeText = useTimeText();
  const nameOf = useApartmentName();

  const paymentText = ({ kind, amount, on, note }: Partial<Payment>) =>
    [
      kind && t(`payments.${kind}`),
      amount === undefined ? '' : format.money(amount),
      on ? format.dayAndMonth(on) : '',
      note,
    ]
      .filter(Boolean)
      .join(' ');

  function fieldText({ field, part }: ShownChange, value: unknown): string | undefined {
    switch (field) {
      case 'apartment':
        return nameOf(String(value));
      case 'platform':
        return platformNames[value as Platform];
      case 'phone':
        return typeof value === 'string' ? formatPhone(value) : undefined;
      case 'status':
        return isBookingStatus(value) ? t(`status.${value}`) : undefined;
      case 'endedBy': {
        const actor = historyActors.find((one) => one === value);
        return actor && t(`history.by.${actor}`);
      }
      case 'quote':
      case 'refundPromised':
        return typeof value === 'number' ? format.money(value) : undefined;
      case 'payment':
        return paymentText(value as Partial<Payment>);
      case 'payments':
        if (Array.isArray(value)) return (value as Partial<Payment>[]).map(paymentText).join(', ');
        return part?.endsWith('amount') && typeof value === 'number' ? format.money(value) : undefined;
      default:
        return undefined;
    }
  }

  return (change, side) => {
    const value = change[side];
    const isNothing = value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
    if (isNothing) return t('history.nothing');
    const text = fieldText(change, value);
    if (text) return text;
    if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
    const date = parseIsoDate(value);
    if (date) return format.fieldDate(date);
    const millis = millisOf(value);
    if (millis !== undefined) return timeText(millis);
    return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
  };
}
