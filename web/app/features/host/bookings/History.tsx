import { useTranslation } from 'react-i18next';
import { useHistory } from '../../../firebase/owner/useHistory.ts';
import { HistoryList } from './HistoryList.tsx';

/** Who changed what, when, from what to what; the latest first. @param subject path of the document */
export function History({ subject }: { subject: string }) {
  const { t } = useTranslation('hostBooking');
  const entries = useHistory(subject);
  if (!entries || entries.length === 0) return null;
  return (
    <section aria-labelledby="booking-history">
      <h3 id="booking-history">{t('history.title')}</h3>
      <HistoryList entries={entries} />
    </section>
  );
}
