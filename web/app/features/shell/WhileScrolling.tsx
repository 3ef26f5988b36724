import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { revealOnScroll } from '../../ui/revealOnScroll.ts';
import { BackToTop } from './BackToTop.tsx';

/** What a page shows to whoever scrolls it. */
export function WhileScrolling({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  useEffect(() => revealOnScroll(main.current?.querySelectorAll('section > *') ?? []), [main, pathname]);
  return <BackToTop main={main} />;
}
