import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { platformTitle } from 'functions/domain/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { Actions, Card } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { CalendarFields, calendarFormOf, calendarValues } from './CalendarFields.tsx';
import { CalendarState } from './CalendarState.tsx';
import { ExportUrl } from './ExportUrl.tsx';
import { useReadText } from './useFeedTexts.ts';

/** The action to confirm, and the calendar's revision when the dialog was opened. */
interface Asking {
  what: 'replacing' | 'accepting' | 'removing';
  revision: number;
}

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
  const { form, base, edit, refusal, state, save } = useSavedForm(calendar.id, calendar, calendarFormOf);
  const [asking, setAsking] = useState<Asking>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

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

  function ask(what: Asking['what']) {
    setProblem(undefined);
    setAsking({ what, revision: calendar.revision });
  }

  function close() {
    setProblem(undefined);
    setAsking(undefined);
  }

  async function confirm({ what, revision }: Asking) {
    if (busy) return;
    setBusy(true);
    const of = { calendar: calendar.id, revision };
    const said = t(`${what}.done`, { platform });
    const refused =
      what === 'replacing'
        ? await act('replaceExportKey', of, said)
        : what === 'removing'
          ? await act('removePlatformCalendar', of, said)
          : await act('readPlatformCalendars', { calendar: calendar.id, acceptEmpty: true }, (read) =>
              readText(read, said),
            );
    setBusy(false);
    setProblem(refused?.text);
    if (!refused) setAsking(undefined);
  }

  async function readNow() {
    if (busy) return;
    setBusy(true);
    const refused = await act('readPlatformCalendars', { calendar: calendar.id }, readText);
    setBusy(false);
    setProblem(refused?.text);
  }

  const isUrlWrong = refusal?.details.code === 'feed-url';
  return (
    <Card aria-label={`${platform}, ${apartment}`}>
      <h4>{platform}</h4>
      <CalendarState calendar={calendar} readAt={readAt} onAccept={() => ask('accepting')} />
      <ExportUrl calendar={calendar} onReplace={() => ask('replacing')} />
      <SavedForm name={`${platform}, ${apartment}`} state={state} onSave={onSave}>
        <CalendarFields
          platform={platform}
          form={form}
          fault={isUrlWrong ? t('in.wrong') : undefined}
          onChange={edit}
        />
      </SavedForm>
      {problem && !asking && <p role="alert">{problem}</p>}
      <Actions>
        {calendar.feedUrl !== null && (
          <Button
            variant="outlined"
            aria-busy={busy || undefined}
            aria-label={t('readNowOf', { platform, apartment })}
            onClick={() => void readNow()}
          >
            {t('readNow')}
          </Button>
        )}
        <Button variant="text" aria-label={t('removeOf', { platform, apartment })} onClick={() => ask('removing')}>
          {t('remove')}
        </Button>
      </Actions>
      {asking && (
        <FormDialog
          title={t(`${asking.what}.title`, { platform })}
          submit={t(`${asking.what}.submit`)}
          busy={busy}
          problem={problem}
          // After a refusal, the owner sees the current revision, so that revision is sent.
          onSubmit={() => void confirm(problem ? { ...asking, revision: calendar.revision } : asking)}
          onClose={close}
        >
          <DialogContentText>{t(`${asking.what}.text`, { platform })}</DialogContentText>
        </FormDialog>
      )}
    </Card>
  );
}
