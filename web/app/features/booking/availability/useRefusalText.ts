import type { ErrorCode } from 'functions/contract/errorCode';
import { useTranslation } from 'react-i18next';
import { errorMessages } from '../../../i18n/errorMessages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { NamespaceState } from '../../../i18n/useNamespaces.ts';

/**
 * The message for an error, and what to do about it. Undefined while messages are loading; if they cannot be loaded, the general
 * message of the error page.
 */
export function useRefusalText(
  messages: NamespaceState,
): (code: ErrorCode) => { sentence: string; advice: string | undefined } | undefined {
  const { t, i18n: instance } = useTranslation('errors');
  const language = useLanguage();

  return (code) => {
    const isLoaded: boolean = instance.exists(code, { ns: 'errors' });
    if (isLoaded) {
      return { sentence: t(code), advice: code === 'unexpected' ? t('unexpectedAdvice') : undefined };
    }
    if (messages === 'loading') return undefined;
    return { sentence: errorMessages[language].resources.errorPage!.failed, advice: undefined };
  };
}
