import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartments } from '../../../firebase/owner/useApartments.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { usePlatformReads } from '../../../firebase/owner/usePlatformReads.ts';
import { Actions, Said } from '../forms/formStyle.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { AddDialog } from './AddDialog.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { ListedApartment } from './platformStyle.ts';
import { useReadText } from './useReadText.ts';

/** Where each apartment is listed too: the calendars of other platforms, both ways. */
export function PlatformSettings() {
  const { t } = useTranslation('hostPlatforms');
  const apartments = useApartments();
  const calendars = usePlatformCalendars();
  const reads = usePlatformReads();
  const nameOf = useApartmentNames();
  const act = useOwnerAction();
  const readText = useReadText();
  /** Slug of the apartment that gets another calendar. */
  const [adding, setAdding] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!apartments || !calendars || !reads) {
    return <Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />;
  }

  async function readAll() {
    if (busy) return;
    setBusy(true);
    setProblem((await act('readPlatformCalendars', {}, readText))?.text);
    setBusy(false);
  }

  return (
    <>
      <Said>{t('intro')}</Said>
      {calendars.some(({ feedUrl }) => feedUrl !== null) && (
        <Actions>
          <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void readAll()}>
            {t('readAll')}
          </Button>
        </Actions>
      )}
      {problem && <p role="alert">{problem}</p>}
      {apartments.map(({ slug }) => {
        const own = calendars.filter(({ apartment }) => apartment === slug);
        const name = nameOf(slug);
        return (
          <ListedApartment key={slug} aria-labelledby={`platforms-${slug}`}>
            <h3 id={`platforms-${slug}`}>{name}</h3>
            {own.length === 0 && <Said>{t('none')}</Said>}
            {own.map((calendar) => (
              <CalendarCard key={calendar.id} calendar={calendar} apartment={name} readAt={reads.get(calendar.id)} />
            ))}
            <Actions>
              <Button variant="outlined" aria-label={t('addTo', { apartment: name })} onClick={() => setAdding(slug)}>
                {t('add')}
              </Button>
            </Actions>
          </ListedApartment>
        );
      })}
      {adding !== undefined && (
        <AddDialog slug={adding} apartment={nameOf(adding)} onClose={() => setAdding(undefined)} />
      )}
    </>
  );
}
