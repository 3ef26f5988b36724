import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { usePlatformReads } from '../../../firebase/owner/usePlatformReads.ts';
import { Actions, Notice } from '../forms/formStyle.ts';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { AddDialog } from './AddDialog.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { useReadText } from './useFeedTexts.ts';
import styled from '@emotion/styled';
import { font } from '../../../ui/theme/tokens.ts';

/** Each apartment's listings on other platforms, with the calendars in both directions. */
export function PlatformSettings() {
  const { t } = useTranslation('hostPlatforms');
  const apartments = useApartments();
  const calendars = usePlatformCalendars();
  const reads = usePlatformReads();
  const nameOf = useApartmentName();
  const readText = useReadText();
  /** Slug of the apartment to which a calendar is being added. */
  const [adding, setAdding] = useState<string>();
  const { run, busy, problem } = useDialogAction();
  if (!apartments || !calendars || !reads) return <ViewLoading />;

  return (
    <>
      <Notice>{t('intro')}</Notice>
      {calendars.some(({ feedUrl }) => feedUrl !== null) && (
        <Actions>
          <Button
            variant="outlined"
            aria-busy={busy || undefined}
            onClick={() => void run('readPlatformCalendars', {}, readText)}
          >
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
            {own.length === 0 && <Notice>{t('none')}</Notice>}
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

const ListedApartment = styled.section`
  display: grid;
  gap: 16px;
  min-width: 0;
  & h4 {
    margin: 0;
    font: 400 1.25rem/1.2 ${font.heading};
    overflow-wrap: anywhere;
  }
`;
