import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../forms/ActionButton.tsx';

type Note = Omit<OwnerCallables['dismissProblem']['request'], 'requestId'>;

/** Marks a note as seen. @param of the problem's subject, for screen readers */
export function SeenButton({ of, ...note }: { of: string } & Note) {
  const { t } = useTranslation('hostToday');
  return (
    <ActionButton
      action="dismissProblem"
      request={note}
      said={t('trouble.seenDone')}
      label={t('trouble.seen')}
      of={of}
    />
  );
}
