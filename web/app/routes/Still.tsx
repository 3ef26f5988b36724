import { useState, type ComponentType } from 'react';
import type { Words } from '../i18n/Words.ts';
import { WordsProvider } from '../i18n/WordsProvider.tsx';
import { useHydrated } from '../ui/useHydrated.ts';

/**
 * A part of a page that is the same for everybody and answers to nothing but clicks on its links. In a page that came printed
 * it stays as it is: React passes it by, and the browser needs neither its code nor its words nor its data, which a
 * loader hands over as `still` (`writeStatePlainly` leaves that out of the page). After a navigation it is drawn like all else.
 * @param id of the element around it
 * @param Part the part itself, by `lazy`
 * @param data what it is drawn from; nothing where it is printed
 */
export function Still<Data extends { words: Words }>({
  id,
  Part,
  data,
}: {
  id: string;
  Part: ComponentType<Omit<Data, 'words'>>;
  data: Data | undefined;
}) {
  const hydrated = useHydrated();
  const [printed] = useState(() => {
    if (import.meta.env.SSR || hydrated) return undefined;
    return { __html: document.getElementById(id)?.innerHTML ?? '' };
  });
  if (printed) return <div id={id} dangerouslySetInnerHTML={printed} />;
  if (!data) return null;
  const { words, ...rest } = data;
  return (
    <div id={id}>
      <WordsProvider words={words}>
        <Part {...rest} />
      </WordsProvider>
    </div>
  );
}
