import styled from '@emotion/styled';
import type { FieldChange } from 'functions/contract/history';
import { parseIsoDate } from 'functions/domain/isoDate';
import { platformNames, type Platform } from 'functions/domain/platform';
import { useTranslation } from 'react-i18next';
import { useHistory } from '../../../firebase/useHistory.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { deskColor } from '../frame/deskColor.ts';
import { timeZone } from '../../../villa/timeZone.ts';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { localTime } from './localTime.ts';
import { shownChanges, type NamedField } from './historyText.ts';

/** Who changed what, when, from what to what; the latest first. @param subject path of the document */
export function History({ subject }: { subject: string }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const entries = useHistory(subject);
  const valueText = useValueText();
  if (!entries || entries.length === 0) return null;
  return (
    <section aria-labelledby="booking-history">
      <h3 id="booking-history">{t('history.title')}</h3>
      <List>
        {entries.map(({ id, action, by, email, at, changes }) => {
          const { date, time } = localTime(at.toMillis(), timeZone);
          return (
            <li key={id}>
              <strong>{t(`history.actions.${action}`)}</strong>
              <span>{[`${format.fieldDate(date)}, ${time}`, email ?? t(`history.by.${by}`)].join(' · ')}</span>
              {action !== 'requested' &&
                action !== 'entered' &&
                shownChanges(changes).map((change) => (
                  <span key={change.field}>
                    {`${t(`field.${change.field as NamedField | 'quote'}`)}: ${valueText(change, 'from')} → ${valueText(change, 'to')}`}
                  </span>
                ))}
            </li>
          );
        })}
      </List>
    </section>
  );
}

function useValueText(): (change: FieldChange, side: 'from' | 'to') => string {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const nameOf = useApartmentNames();
  return ({ field, ...values }, side) => {
    const value = values[side];
    if (value === null || value === undefined || value === '') return t('history.nothing');
    if (field === 'apartment') return nameOf(String(value));
    if (field === 'platform') return platformNames[value as Platform] ?? String(value as string);
    if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
    if (field === 'status' && (value === 'pending' || value === 'confirmed' || value === 'cancelled')) {
      return t(`status.${value}`);
    }
    if ((field === 'quote' || field === 'refundPromised') && typeof value === 'number') return format.money(value);
    if (field === 'payment') {
      const { amount, on } = value as { amount?: number; on?: string };
      return [amount === undefined ? '' : format.money(amount), on ? format.dayAndMonth(on) : ''].join(' ');
    }
    const date = parseIsoDate(value);
    return date ? format.fieldDate(date) : String(value as string | number);
  };
}

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    padding-left: 12px;
    border-left: 3px solid ${deskColor.line};
    overflow-wrap: anywhere;
  }
  & span {
    color: ${deskColor.soft};
    font-size: 15px;
  }
`;
