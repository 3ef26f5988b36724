import { lazy, Suspense, useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { WhileScrolling as Loaded } from './WhileScrolling.tsx';

type Props = ComponentProps<typeof Loaded>;

// Nothing is missing where it cannot be fetched.
const WhileScrolling = lazy((): Promise<{ default: ComponentType<Props> }> =>
  import('./WhileScrolling.tsx').then(
    (loaded) => ({ default: loaded.WhileScrolling }),
    () => ({ default: () => null }),
  ),
);

/** What a page shows while it is scrolled, fetched with the first scroll. */
export function LazyScrolling(props: Props) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(true);
    if (scrollY > 0) onScroll();
    else addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return <Suspense>{scrolled && <WhileScrolling {...props} />}</Suspense>;
}
