import type { StayOffers } from './offersFor.ts';
import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '../../../../ui/loading/loadPart.ts';
import { isSameChoice } from '../../chosenStay/StayChoice.ts';
import type { OfferQuestion } from './findOffers.ts';

export type Offers =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; offers: StayOffers };

/** Whether both are about the same stay and the same apartments in the same order. */
function isSameQuestion(a: OfferQuestion, b: OfferQuestion): boolean {
  return isSameChoice(a.search, b.search) && a.slugs.join(' ') === b.slugs.join(' ');
}

/** @param question memoised. Until a stay is refused it is `undefined`, and nothing is loaded. */
export function useOffers(question: OfferQuestion | undefined): Offers {
  const [known, setKnown] = useState<{ question: OfferQuestion; offers?: StayOffers }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!question) return;
    let current = true;
    loadPart(import('./findOffers.ts'))
      .then(({ findOffers }) => findOffers(question))
      .then(
        (offers) => current && setKnown({ question, offers }),
        () => current && setKnown({ question }),
      );
    return () => {
      current = false;
    };
  }, [question, attempt]);
  const retry = useCallback(() => {
    setKnown(undefined);
    setAttempt((last) => last + 1);
  }, []);
  if (!question) return { state: 'none' };
  // Keeps showing the offers while prices or rules are reloaded.
  if (!known || !isSameQuestion(known.question, question)) return { state: 'loading' };
  return known.offers ? { state: 'found', offers: known.offers } : { state: 'failed', retry };
}
