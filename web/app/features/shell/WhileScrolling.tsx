import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { revealOnScroll } from '../../ui/browser/revealOnScroll.ts';
import { BackToTop } from './BackToTop.tsx';

/** Elements that are shown after scrolling. */
export function WhileScrolling({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  useEffect(() => revealOnScroll(main.current?.querySelectorAll('section > *') ?? []), [main, pathname]);
  return <BackToTop main={main} />;
}
