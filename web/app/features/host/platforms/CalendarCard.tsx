import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { platformTitle } from 'functions/domain/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { Actions, Card } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { CalendarFields, calendarFormOf, calendarValues } from './CalendarFields.tsx';
import { CalendarState } from './CalendarState.tsx';
import { ExportUrl } from './ExportUrl.tsx';
import { useReadText } from './useFeedTexts.ts';

type Change = 'replacing' | 'accepting' | 'removing';

/** An apartment's listing on a platform: its state, both URLs, and the actions on it. */
export function CalendarCard({
  calendar,
  apartment,
  readAt,
}: {
  calendar: DeskCalendar;
  /** The apartment's name. */
  apartment: string;
  readAt: number | undefined;
}) {
  const { t } = useTranslation('hostPlatforms');
  const act = useOwnerAction();
  const readText = useReadText();
  const platform = platformTitle(calendar);
  const { form, base, edit, state, save } = useSavedForm(calendar.id, calendar, calendarFormOf(calendar));
  /** The change to confirm. */
  const [asking, setAsking] = useState<Change>();
  const { run, busy, problem } = useDialogAction();

  function onSave(isConfirmed: boolean) {
    const values = calendarValues(form);
    const isEmptied = base.feedUrl !== null && values.feedUrl === null;
    const emptied = { field: 'feedUrl', where: t('in.label', { platform }), what: t('in.emptied', { platform }) };
    const listing = { calendar: calendar.id, apartment: calendar.apartment, platform: calendar.platform };
    const request = { ...listing, revision: base.revision, ...values };
    void save({
      faults: [],
      warnings: isEmptied ? [emptied] : [],
      isConfirmed,
      sent: form,
      saved: values,
      send: () => act('savePlatformCalendar', request, t('saved', { platform })),
    });
  }

  const isUrlWrong = state.refusal?.details.code === 'feed-url';
  return (
    <Card aria-label={`${platform}, ${apartment}`}>
      <h4>{platform}</h4>
      <CalendarState calendar={calendar} readAt={readAt} onAccept={() => setAsking('accepting')} />
      <ExportUrl calendar={calendar} onReplace={() => setAsking('replacing')} />
      <SavedForm name={`${platform}, ${apartment}`} state={state} onSave={onSave}>
        <CalendarFields
          platform={platform}
          form={form}
          fault={isUrlWrong ? t('in.wrong') : undefined}
          onChange={edit}
        />
      </SavedForm>
      {problem && <p role="alert">{problem}</p>}
      <Actions>
        {calendar.feedUrl !== null && (
          <Button
            variant="outlined"
            aria-busy={busy || undefined}
            aria-label={t('readNowOf', { platform, apartment })}
            onClick={() => void run('readPlatformCalendars', { calendar: calendar.id }, readText)}
          >
            {t('readNow')}
          </Button>
        )}
        <Button
          variant="text"
          aria-label={t('removeOf', { platform, apartment })}
          onClick={() => setAsking('removing')}
        >
          {t('remove')}
        </Button>
      </Actions>
      {asking && <ChangeDialog change={asking} calendar={calendar} onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

/** Asks before a change of the calendar is made. */
function ChangeDialog({ change, calendar, onClose }: { change: Change; calendar: DeskCalendar; onClose: () => void }) {
  const { t } = useTranslation('hostPlatforms');
  const readText = useReadText();
  const platform = platformTitle(calendar);
  const [opened] = useState(calendar);
  const { run, busy, problem } = useDialogAction();

  async function confirm() {
    // After a refusal, the owner sees the current revision, so that revision is sent.
    const of = { calendar: calendar.id, revision: (problem ? calendar : opened).revision };
    const said = t(`${change}.done`, { platform });
    const isDone =
      change === 'replacing'
        ? await run('replaceExportKey', of, said)
        : change === 'removing'
          ? await run('removePlatformCalendar', of, said)
          : await run('readPlatformCalendars', { calendar: calendar.id, acceptEmpty: true }, (read) =>
              readText(read, said),
            );
    if (isDone) onClose();
  }

  return (
    <FormDialog
      title={t(`${change}.title`, { platform })}
      submit={t(`${change}.submit`)}
      busy={busy}
      problem={problem}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <DialogContentText>{t(`${change}.text`, { platform })}</DialogContentText>
    </FormDialog>
  );
}
