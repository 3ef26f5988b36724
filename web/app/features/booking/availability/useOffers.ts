import type { WishOffers } from 'functions/domain/offersFor';
import { useEffect, useState } from 'react';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { isSameChoice } from '../chosenStay/StayChoice.ts';
import type { OfferQuestion } from './findOffers.ts';

export type Offers =
  { state: 'none' } | { state: 'loading' } | { state: 'failed' } | { state: 'found'; offers: WishOffers };

/** Is it about the same stay, and the same apartments first? */
function isSameQuestion(a: OfferQuestion, b: OfferQuestion): boolean {
  return isSameChoice(a.wish, b.wish) && a.slugs.join(' ') === b.slugs.join(' ');
}

/** @param question memoised; undefined while nothing was refused: then nothing is fetched */
export function useOffers(question: OfferQuestion | undefined): Offers {
  const [known, setKnown] = useState<{ question: OfferQuestion; offers: Offers }>();
  useEffect(() => {
    if (!question) return;
    let current = true;
    const show = (offers: Offers) => current && setKnown({ question, offers });
    loadPart(import('./findOffers.ts'))
      .then(({ findOffers }) => findOffers(question))
      .then(
        (offers) => show({ state: 'found', offers }),
        () => show({ state: 'failed' }),
      );
    return () => {
      current = false;
    };
  }, [question]);
  if (!question) return { state: 'none' };
  // What is offered stays while prices or rules are read again.
  return known && isSameQuestion(known.question, question) ? known.offers : { state: 'loading' };
}
