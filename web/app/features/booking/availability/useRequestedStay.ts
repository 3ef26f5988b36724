import type { ErrorCode } from 'functions/contract/errorCode';
import type { StayRefusal } from 'functions/domain/availability';
import type { Stay } from 'functions/domain/stay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { onPageReturn } from '../../../ui/browser/onPageReturn.ts';
import { villaNights } from '../takenNights/villaNights.ts';
import { isStayRefusal } from './isStayRefusal.ts';
import type { RequestedPart } from './readRefusal.ts';

export interface RefusedPart {
  slug: string;
  refusal: StayRefusal;
}

interface Check {
  stayKey: string;
  refused: RefusedPart | undefined;
  /** Whether a request for this stay failed. If so, the form shows why. */
  isRequested: boolean;
}

interface RequestedStay {
  /**
   * `undefined` until the stay is checked, or if the check fails. In that case the server decides when the request is
   * sent.
   */
  check: Check | undefined;
  /** Call this when the guest starts to use the page. Later checks ask the server. */
  touch: () => void;
  /** Call this when a request is refused, with the apartment that caused the refusal. */
  refuse: (code: ErrorCode, slug: string) => void;
  /** Call this when a request has taken the nights of these apartments. */
  take: (slugs: readonly string[], stay: Stay) => void;
}

/**
 * Whether the requested stay is available. Checks when the page opens, when the guest first uses it, and when they return to
 * it.
 * @param parts memoised
 * @param stay memoised
 * @param stayKey changes with the apartments, guests or dates
 */
export function useRequestedStay(parts: readonly RequestedPart[], stay: Stay, stayKey: string): RequestedStay {
  const [known, setKnown] = useState<Check>();
  const [touched, setTouched] = useState(false);
  const turns = useRef(0);
  const shownTurn = useRef(0);

  const show = useCallback((next: Check) => {
    setKnown((last) => (last?.stayKey === next.stayKey && last.isRequested ? last : next));
  }, []);

  useEffect(() => {
    const check = () => {
      const turn = (turns.current += 1);
      loadPart(import('./readRefusal.ts'))
        .then(({ askRefusal, readRefusal }) => (touched ? askRefusal(parts, stay) : readRefusal(parts, stay)))
        .then(
          (found) => {
            // A slow response to an earlier check must not replace a later one.
            if (turn < shownTurn.current) return;
            shownTurn.current = turn;
            show({ stayKey, refused: found && refusedPart(found.code, found.slug), isRequested: false });
          },
          () => {},
        );
    };
    check();
    return onPageReturn(check);
  }, [parts, stay, stayKey, touched, show]);

  return {
    check: known?.stayKey === stayKey ? known : undefined,
    touch: useCallback(() => setTouched(true), []),
    refuse(code, slug) {
      const refused = refusedPart(code, slug);
      if (!refused) return;
      setKnown({ stayKey, refused, isRequested: true });
      // Calendars and offers of this visit must know it too.
      if (refused.refusal === 'dates-taken') {
        void villaNights.correct(slug, stay, { available: false, reason: refused.refusal });
      }
    },
    take(slugs, taken) {
      for (const slug of slugs) void villaNights.take(slug, taken);
    },
  };
}

function refusedPart(code: ErrorCode, slug: string): RefusedPart | undefined {
  return isStayRefusal(code) ? { slug, refusal: code } : undefined;
}
