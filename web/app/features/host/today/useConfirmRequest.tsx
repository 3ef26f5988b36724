import type { Booking } from 'functions/contract/booking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { ProblemAlert } from '../forms/ProblemAlert.tsx';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { PlatformConflictDialog } from '../platforms/conflicts/PlatformConflictDialog.tsx';
import { idsOfPlatforms } from '../platforms/conflicts/PlatformConflictWarning.tsx';

/** Confirms a request. If a platform's calendar contradicts it, the owner is asked again. */
export function useConfirmRequest(booking: Booking) {
  const { t } = useTranslation('hostToday');
  const { platformConflict, problem, ...action } = useDialogAction();
  const { id, revision } = booking;
  /** The revision that the owner saw when confirming. */
  const [seen, setSeen] = useState(revision);

  function confirm(revision: number, despitePlatforms: string[]) {
    setSeen(revision);
    const request = { booking: id, revision, decision: 'confirm' as const, despitePlatforms };
    void action.run('decideBooking', request, t('request.confirmed', { name: guestName(booking) }));
  }

  return {
    ...action,
    confirm: () => confirm(revision, []),
    /** The question, or why the last change was refused. */
    answer: platformConflict ? (
      <PlatformConflictDialog
        platformConflict={platformConflict}
        busy={action.busy}
        onClose={action.clear}
        onConfirm={() => confirm(seen, idsOfPlatforms(platformConflict))}
      />
    ) : (
      <ProblemAlert>{problem}</ProblemAlert>
    ),
  };
}
