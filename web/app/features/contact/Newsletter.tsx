import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLateWords } from '../../i18n/useLateWords.ts';

const NewsletterForm = lazy<ComponentType>(() =>
  import('./NewsletterForm.tsx').then(
    (module) => ({ default: module.NewsletterForm }),
    // A page does without its newsletter rather than fail.
    () => ({ default: () => null }),
  ),
);

/** The newsletter's field at the foot of every page. It comes once the page is alive, and its room is kept until then. */
export function Newsletter() {
  const words = useLateWords(true, 'newsletter');
  return (
    <Room>
      {words === 'ready' && (
        <Suspense>
          <NewsletterForm />
        </Suspense>
      )}
    </Room>
  );
}

const Room = styled.div`
  min-height: 134px;
`;
