import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazy } from '../features/booking/calendar/useLazy.ts';
import { useNamespaces } from '../i18n/useNamespaces.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { Placeholder } from './Placeholder.tsx';
import type { LoadedProps } from './TogetherRequest.tsx';

/**
 * The request for several apartments: few ask for one, so it comes on top of the page.
 * @param asked slugs of its apartments, in the order of lists and separated by spaces
 */
export function LazyTogetherRequest(props: LazyProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

type LazyProps = LoadedProps & { asked: string };

function Attempt({ asked, onRetry, ...props }: LazyProps & { onRetry: () => void }) {
  const { t } = useTranslation(['request', 'errors', 'stay']);
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
      <Placeholder aria-busy={!hasFailed}>
        {hasFailed && (
          <Again type="button" onClick={onRetry}>
            {t('tryAgain', { ns: 'stay' })}
          </Again>
        )}
      </Placeholder>
    </Column>
  );
}

const Again = styled.button`
  ${secondaryButton}
`;
