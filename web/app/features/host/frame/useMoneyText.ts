import type { Ledger } from 'functions/domain/ledger';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';

/** The amount owed as text: "€280 still to pay". */
export function useMoneyText(): (money: Ledger) => string {
  const { t } = useTranslation('hostToday');
  const format = useFormat();
  return ({ state, next, owed }) => {
    if (state === 'overdue' && next?.on) {
      return t('money.overdue', { amount: format.money(next.amount), date: format.dayAndMonth(next.on) });
    }
    if (state === 'due') return t('money.due', { amount: format.money(owed) });
    if (state === 'refundDue') return t('money.refundDue', { amount: format.money(next?.amount ?? 0) });
    return t(state === 'paid' ? 'money.paid' : 'money.nothingDue');
  };
}
