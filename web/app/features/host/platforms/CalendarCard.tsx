import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { platformCalendarPath } from 'functions/contract/collections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/usePlatformCalendars.ts';
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
import { ExportAddress } from './ExportAddress.tsx';
import { platformTitle } from 'functions/domain/platform';

type Asking = 'replacing' | 'accepting' | 'removing';

/** An apartment's listing on a platform: its state, both addresses, and what can be done with it. */
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
  const of = { calendar: calendar.id, revision: calendar.revision };

  function edit(changes: Partial<CalendarForm>) {
    saving.reset();
    change(changes);
  }

  function save() {
    void saving.save({ faults: [], warnings: [] }, true, async () => {
      const listing = { calendar: calendar.id, apartment: calendar.apartment, platform: calendar.platform };
      const request = { ...listing, revision: base.revision, ...calendarValues(form) };
      const refused = await act('savePlatformCalendar', request, t('saved', { platform }));
      answered(refused, form);
      return refused;
    });
  }

  function ask(what: Asking | undefined) {
    setProblem(undefined);
    setAsking(what);
  }

  async function confirm(what: Asking) {
    if (busy) return;
    setBusy(true);
    const said = t(`${what}.done`, { platform });
    const refused =
      what === 'replacing'
        ? await act('replaceExportKey', of, said)
        : what === 'removing'
          ? await act('removePlatformCalendar', of, said)
          : await act('readPlatformCalendars', { calendar: calendar.id, acceptEmpty: true }, said);
    setBusy(false);
    setProblem(refused?.text);
    if (!refused) setAsking(undefined);
  }

  async function readNow() {
    if (busy) return;
    setBusy(true);
    const refused = await act('readPlatformCalendars', { calendar: calendar.id }, t('readDone'));
    setBusy(false);
    setProblem(refused?.text);
  }

  const isAddressWrong = saving.refusal?.details.code === 'feed-address';
  return (
    <Card aria-label={`${platform}, ${apartment}`}>
      <h4>{platform}</h4>
      <CalendarState calendar={calendar} readAt={readAt} onAccept={() => ask('accepting')} />
      <ExportAddress calendar={calendar} onReplace={() => ask('replacing')} />
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
          fault={isAddressWrong ? t('in.wrong') : undefined}
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
          title={t(`${asking}.title`, { platform })}
          submit={t(`${asking}.submit`)}
          busy={busy}
          problem={problem}
          onSubmit={() => void confirm(asking)}
          onClose={() => ask(undefined)}
        >
          <DialogContentText>{t(`${asking}.text`, { platform })}</DialogContentText>
        </FormDialog>
      )}
    </Card>
  );
}
