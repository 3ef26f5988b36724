import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { platformCalendarPath } from 'functions/contract/collections';
import { platformTitle } from 'functions/domain/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { Actions, Card } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { standingsAt } from '../forms/standingsAt.ts';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { CalendarFields } from './CalendarFields.tsx';
import { calendarFormOf, calendarValues, type CalendarForm } from './CalendarForm.ts';
import { CalendarState } from './CalendarState.tsx';
import { ExportUrl } from './ExportUrl.tsx';
import { useReadText } from './useReadText.ts';

/** What is asked about, and the calendar's revision when it was. */
interface Asking {
  what: 'replacing' | 'accepting' | 'removing';
  revision: number;
}

/** An apartment's listing on a platform: its state, both URLs, and what can be done with it. */
export function CalendarCard({
  calendar,
  apartment,
  readAt,
}: {
  calendar: DeskCalendar;
  /** Its name. */
  apartment: string;
  readAt: number | undefined;
}) {
  const { t } = useTranslation('hostPlatforms');
  const act = useOwnerAction();
  const readText = useReadText();
  const platform = platformTitle(calendar);
  const { form, base, conflicts, isChanged, isOutdated, change, discard, answered } = useDraft(
    platformCalendarPath(calendar.id),
    calendar,
    calendarFormOf,
  );
  const saving = useSaving();
  const [asking, setAsking] = useState<Asking>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function edit(changes: Partial<CalendarForm>) {
    saving.reset();
    change(changes);
  }

  function save(isConfirmed: boolean) {
    const isEmptied = base.feedUrl !== null && calendarValues(form).feedUrl === null;
    const emptied = { field: 'feedUrl', where: t('in.label', { platform }), what: t('in.emptied', { platform }) };
    void saving.save({ faults: [], warnings: isEmptied ? [emptied] : [] }, isConfirmed, async () => {
      const listing = { calendar: calendar.id, apartment: calendar.apartment, platform: calendar.platform };
      const values = calendarValues(form);
      const request = { ...listing, revision: base.revision, ...values };
      const refused = await act('savePlatformCalendar', request, t('saved', { platform }));
      answered(refused, form, values);
      return refused;
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

  const isUrlWrong = saving.refusal?.details.code === 'feed-url';
  return (
    <Card aria-label={`${platform}, ${apartment}`}>
      <h4>{platform}</h4>
      <CalendarState calendar={calendar} readAt={readAt} onAccept={() => ask('accepting')} />
      <ExportUrl calendar={calendar} onReplace={() => ask('replacing')} />
      <SavedForm
        name={`${platform}, ${apartment}`}
        saving={saving}
        isChanged={isChanged}
        isOutdated={isOutdated}
        standings={conflicts && standingsAt(form, conflicts)}
        onSave={save}
        onDiscard={() => {
          saving.reset();
          discard();
        }}
      >
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
          // After a refusal, the page shows the current revision.
          onSubmit={() => void confirm(problem ? { ...asking, revision: calendar.revision } : asking)}
          onClose={close}
        >
          <DialogContentText>{t(`${asking.what}.text`, { platform })}</DialogContentText>
        </FormDialog>
      )}
    </Card>
  );
}
