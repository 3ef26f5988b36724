import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { useInputRemovals } from '../../storage/guestInput.ts';
import { useNear } from '../../ui/loading/useNear.ts';

const NewsletterForm = lazy<ComponentType>(() =>
  import('./NewsletterForm.tsx').then(
    (module) => ({ default: module.NewsletterForm }),
    // Such as when a content blocker removes it. The page must not fail for it.
    () => ({ default: NewsletterFailure }),
  ),
);

/** The newsletter's form at the foot of every page, loaded when a guest scrolls near it. Its height is reserved until then. */
export function Newsletter() {
  const [place, near] = useNear<HTMLDivElement>('600px');
  const removals = useInputRemovals();
  const messages = useNamespaces(near, 'newsletter');
  return (
    <Reserved ref={place}>
      {messages === 'failed' && <NewsletterFailure />}
      {messages === 'ready' && (
        <Suspense>
          <NewsletterForm key={removals} />
        </Suspense>
      )}
    </Reserved>
  );
}

function NewsletterFailure() {
  const { t } = useTranslation('site');
  return (
    <Failure>
      {t('footer.newsletterFailed')} <PageLink page="contact">{t('nav.contact')}</PageLink>
    </Failure>
  );
}

const Failure = styled.p`
  && a {
    text-decoration: underline;
  }
`;

const Reserved = styled.div`
  min-height: 134px;
`;
