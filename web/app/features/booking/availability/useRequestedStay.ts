import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import type { StayRefusal } from 'functions/domain/availability';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { onPageReturn } from '../calendar/useTakenNights.ts';
import { chosenStay, writeStayChoice, type StayChoice } from '../chosenStay/StayChoice.ts';
import { isStayRefusal } from './isStayRefusal.ts';

interface Check {
  stayKey: string;
  refusal: StayRefusal | undefined;
  /** Did a request for it fail? Its form says so then. */
  isRequested: boolean;
}

interface RequestedStay {
  /** Undefined until the stay is checked, and where that fails: the server decides when the request is sent. */
  check: Check | undefined;
  /** To be called when the guest uses the page: from then on the server is asked. */
  touch: () => void;
  /** To be called when a request was refused. */
  refuse: (code: ErrorCode) => void;
}

/**
 * Whether the stay of a request can be had: checked when the page is opened, used for the first time, and returned to.
 * @param choice memoised
 */
export function useRequestedStay(apartment: Apartment, choice: StayChoice): RequestedStay {
  const { slug } = apartment;
  const stayKey = `${slug} ${writeStayChoice(choice)}`;
  const [known, setKnown] = useState<Check>();
  const [touched, setTouched] = useState(false);
  const turns = useRef(0);
  const shownTurn = useRef(0);

  const show = useCallback((next: Check) => {
    setKnown((last) => (last?.stayKey === next.stayKey && last.isRequested ? last : next));
  }, []);

  useEffect(() => {
    const stay = chosenStay(choice);
    if (!stay) return;
    const wish = { ...stay, adults: choice.adults, children: choice.children };
    const check = () => {
      const turn = (turns.current += 1);
      loadPart(import('./readRefusal.ts'))
        .then(({ askRefusal, readRefusal }) => (touched ? askRefusal(wish, slug) : readRefusal(wish, apartment)))
        .then(
          (code) => {
            const refusal = code !== undefined && isStayRefusal(code) ? code : undefined;
            // A slow response to an earlier question must not replace that to a later one.
            if (turn < shownTurn.current) return;
            shownTurn.current = turn;
            show({ stayKey, refusal, isRequested: false });
          },
          () => {},
        );
    };
    check();
    return onPageReturn(check);
  }, [apartment, slug, choice, stayKey, touched, show]);

  return {
    check: known?.stayKey === stayKey ? known : undefined,
    touch: useCallback(() => setTouched(true), []),
    refuse(code) {
      if (isStayRefusal(code)) setKnown({ stayKey, refusal: code, isRequested: true });
    },
  };
}
