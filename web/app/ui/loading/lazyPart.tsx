import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadPart } from './loadPart.ts';

/**
 * A part of a page, loaded when it is first rendered. If it cannot be loaded or throws, the rest of the page stays.
 * @param load must name the module itself, as in `() => import('./Map.tsx').then(({ Map }) => Map)`
 * @param Waiting shown while loading; nothing if missing
 * @param Failed shown if loading fails; nothing if missing. `retry` loads the part again; React's `lazy` alone never
 * tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: { Waiting?: ComponentType<Props>; Failed?: ComponentType<Props & { retry: () => void }> } = {},
): ComponentType<Props> {
  const create = () =>
    lazy(() =>
      loadPart(load()).then(
        (Component) => ({ default: Component as ComponentType<object> }),
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      ),
    );
  let Part = create();
  let hasFailed = false;
  const renew = () => {
    if (hasFailed) Part = create();
    hasFailed = false;
  };
  // Reads the current `Part` at each render. If `Part` were the boundary's child, `retry` would render the failed part again.
  const Loaded = (props: Props) => <Part {...props} />;

  return function LazyPart(props: Props) {
    // A failed part is loaded again when it is mounted again, such as on the next page.
    useState(renew);
    const retryWith = (retry: () => void) => () => {
      renew();
      retry();
    };
    return (
      <ErrorBoundary fallback={(retry) => Failed && <Failed {...props} retry={retryWith(retry)} />}>
        <Suspense fallback={Waiting && <Waiting {...props} />}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
