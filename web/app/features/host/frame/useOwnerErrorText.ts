import { isErrorCode } from 'functions/contract/errorCode';
import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The message to an owner about an error code. */
export function useOwnerErrorText(): (code: OwnerErrorDetails['code']) => string {
  const { t } = useTranslation('host');
  const { t: tErrors } = useTranslation('errors');
  return useCallback((code) => (isErrorCode(code) ? tErrors(code) : t(`errors.${code}`)), [t, tErrors]);
}
