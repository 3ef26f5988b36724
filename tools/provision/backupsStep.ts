import type { GoogleApi } from '../google/GoogleApi.ts';
import { done, missing, step, type Step } from './Step.ts';

interface BackupSchedule {
  dailyRecurrence?: object;
  weeklyRecurrence?: { day: string };
}

const day = 24 * 60 * 60;
/** Daily backups are kept for two weeks, and Sunday backups for fourteen, the longest that Firestore allows. */
const wanted = {
  daily: { dailyRecurrence: {}, retention: `${14 * day}s` },
  weekly: { weeklyRecurrence: { day: 'SUNDAY' }, retention: `${14 * 7 * day}s` },
};

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules */
export function backupsStep(api: GoogleApi): Step {
  const path = `firestore.googleapis.com/v1/projects/${api.project}/databases/(default)/backupSchedules`;
  return step('backups', async () => {
    const found = await api.find<{ backupSchedules?: BackupSchedule[] }>(path);
    const schedules = found?.backupSchedules ?? [];
    const lacking = [
      ...(schedules.some(({ dailyRecurrence }) => dailyRecurrence) ? [] : (['daily'] as const)),
      ...(schedules.some(({ weeklyRecurrence }) => weeklyRecurrence) ? [] : (['weekly'] as const)),
    ];
    if (lacking.length === 0) return done('Firestore makes a backup each day and each week');
    return missing(`to schedule: ${lacking.join(' and ')} backups, kept for 14 days and 14 weeks`, async () => {
      for (const which of lacking) await api.call('POST', path, wanted[which]);
    });
  });
}
