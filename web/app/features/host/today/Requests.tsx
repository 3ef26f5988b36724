import { useTranslation } from 'react-i18next';
import type { InPlace } from '../frame/keepInPlace.ts';
import type { WaitingRequest } from './arrangeToday.ts';
import { RequestCard, type RequestCardProps } from './RequestCard.tsx';

/** The requests that were pending when the view was opened, and those that have arrived since. */
export function Requests({
  requests,
  ...shared
}: { requests: readonly InPlace<WaitingRequest>[] } & Omit<RequestCardProps, 'request' | 'isAnswered'>) {
  const { t } = useTranslation('hostToday');
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="today-requests">
      <h3 id="today-requests">{t('requests')}</h3>
      {requests.map(({ item, isGone }) => (
        <RequestCard key={item.id} request={item} isAnswered={isGone} {...shared} />
      ))}
    </section>
  );
}
