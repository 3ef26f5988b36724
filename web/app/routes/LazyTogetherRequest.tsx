import styled from '@emotion/styled';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazy } from '../features/booking/calendar/useLazy.ts';
import { useNamespaces } from '../i18n/useNamespaces.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import type { LoadedProps } from './TogetherRequest.tsx';

/**
 * The request for several apartments: few ask for one, so it comes on top of the page.
 * @param asked slugs of its apartments, in the order of lists and separated by spaces
 */
export function LazyTogetherRequest({ asked, ...props }: LoadedProps & { asked: string }) {
  const { t } = useTranslation(['request', 'errors']);
  const messages = useNamespaces(true, 'offer');
  const loaded = useLazy(
    useCallback(
      async () => ({ Loaded: await (await import('./TogetherRequest.tsx')).loadTogetherRequest(asked.split(' ')) }),
      [asked],
    ),
  );
  if (loaded.state === 'ready' && messages === 'ready') return <loaded.value.Loaded {...props} />;
  const hasFailed = loaded.state === 'failed' || messages === 'failed';
  return (
    <Column>
      <PageTitle heading={t('title')} {...(hasFailed ? { lead: t('unexpectedAdvice', { ns: 'errors' }) } : {})} />
      <Placeholder aria-busy={!hasFailed} />
    </Column>
  );
}

export const Placeholder = styled.div`
  min-height: 40vh;
`;
