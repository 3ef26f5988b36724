import type { StayRefusal } from 'functions/domain/availability';
import type { ErrorCode } from 'functions/contract/errorCode';
import { useTranslation } from 'react-i18next';

const refusals: ReadonlySet<string> = new Set<StayRefusal>([
  'dates-taken',
  'guests-exceeded',
  'arrival-day',
  'stay-too-short',
  'stay-too-long',
  'too-soon',
  'too-far-ahead',
]);

/** Whether the code refuses the stay itself, rather than reporting a failure. */
export function isStayRefusal(code: string): code is StayRefusal {
  return refusals.has(code);
}

/** The message for an error, and what to do about it. */
export function useRefusalText(): (code: ErrorCode) => { sentence: string; advice: string | undefined } {
  const { t } = useTranslation('errors');
  return (code) => ({ sentence: t(code), advice: code === 'unexpected' ? t('unexpectedAdvice') : undefined });
}
