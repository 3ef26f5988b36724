import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { useNear } from '../../ui/useNear.ts';

const NewsletterForm = lazy<ComponentType>(() =>
  import('./NewsletterForm.tsx').then(
    (module) => ({ default: module.NewsletterForm }),
    // A page does without its newsletter rather than fail.
    () => ({ default: () => null }),
  ),
);

/** The newsletter's field at the foot of every page. It comes to those who get that far, and its room is kept until then. */
export function Newsletter() {
  const [room, near] = useNear<HTMLDivElement>('600px');
  const words = useLateWords(near, 'newsletter');
  return (
    <Room ref={room}>
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
