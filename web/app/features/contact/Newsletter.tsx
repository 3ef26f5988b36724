import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useInputRemovals } from '../../storage/guestInput.ts';
import { lazyPart } from '../../ui/loading/lazyPart.tsx';
import { useNear } from '../../ui/loading/useNear.ts';

const NewsletterForm = lazyPart(() => import('./NewsletterForm.tsx').then((module) => module.NewsletterForm), {
  // A content blocker may prevent the form from loading.
  Failed: NewsletterFailure,
});

/**
 * The newsletter's form at the end of every page. It is loaded when a guest scrolls near it, and its height is reserved
 * until then.
 */
export function Newsletter() {
  const [place, near] = useNear<HTMLDivElement>('600px');
  const removals = useInputRemovals();
  return <Reserved ref={place}>{near && <NewsletterForm key={removals} />}</Reserved>;
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
