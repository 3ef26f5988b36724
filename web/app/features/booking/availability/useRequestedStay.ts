import type { ErrorCode } from 'functions/contract/errorCode';
import type { StayRefusal } from 'functions/domain/availability';
import type { Stay } from 'functions/domain/stay';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { onPageReturn } from '../../../ui/browser/onPageReturn.ts';
import { isStayRefusal } from './isStayRefusal.ts';
import type { RequestedPart } from './readRefusal.ts';

/** Which apartment cannot be had, and why. */
export interface RefusedPart {
  slug: string;
  refusal: StayRefusal;
}

interface Check {
  stayKey: string;
  refused: RefusedPart | undefined;
  /** Did a request for it fail? Its form says so then. */
  isRequested: boolean;
}

interface RequestedStay {
  /** Undefined until the stay is checked, and where that fails: the server decides when the request is sent. */
  check: Check | undefined;
  /** To be called when the guest uses the page: from then on the server is asked. */
  touch: () => void;
  /** To be called when a request was refused, with the apartment that is the reason. */
  refuse: (code: ErrorCode, slug: string) => void;
  /** To be called when a request has taken the nights of these apartments. */
  take: (slugs: readonly string[], stay: Stay) => void;
}

/**
 * Whether the stay of a request can be had: checked when the page is opened, used for the first time, and returned to.
 * @param parts memoised
 * @param stay memoised
 * @param stayKey differs between other apartments, guests or dates
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
            // A slow response to an earlier question must not replace that to a later one.
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
      if (refused.refusal === 'dates-taken') withNights(({ correctNights }) => correctNights(slug, stay));
    },
    take(slugs, taken) {
      withNights(({ takeNights }) => slugs.forEach((slug) => takeNights(slug, taken)));
    },
  };
}

/** For what the public nights do not have yet. */
function withNights(change: (part: typeof import('./readRefusal.ts')) => void): void {
  loadPart(import('./readRefusal.ts')).then(change, () => {});
}

function refusedPart(code: ErrorCode, slug: string): RefusedPart | undefined {
  return isStayRefusal(code) ? { slug, refusal: code } : undefined;
}
