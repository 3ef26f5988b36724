import { useTranslation } from 'react-i18next';
import { useKeptInPlace } from '../frame/keepInPlace.ts';
import type { WaitingRequest } from './arrangeToday.ts';
import { RequestCard, type RequestCardProps } from './RequestCard.tsx';

/** The pending requests. One that was answered stays in its place, locked, until the view is left. */
export function Requests({
  requests,
  ...shared
}: { requests: readonly WaitingRequest[] } & Omit<RequestCardProps, 'request' | 'isAnswered'>) {
  const { t } = useTranslation('hostToday');
  const places = useKeptInPlace(requests);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="today-requests">
      <h3 id="today-requests">{t('requests')}</h3>
      {places.map(({ item, isGone }) => (
        <RequestCard key={item.id} request={item} isAnswered={isGone} {...shared} />
      ))}
    </section>
  );
}
