import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { WhileScrolling } from './WhileScrolling.tsx';

type Props = ComponentProps<typeof WhileScrolling>;

/** Fetches what a page shows to whoever scrolls it when it is first scrolled. Where it cannot be had, nothing is missing. */
export function LateScrolling(props: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    const load = () =>
      void import('./WhileScrolling.tsx').then(
        ({ WhileScrolling }) => setLoaded(() => WhileScrolling),
        () => {},
      );
    if (scrollY > 0) load();
    else addEventListener('scroll', load, { once: true, passive: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return Loaded && <Loaded {...props} />;
}
