import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { color, radius } from '../../ui/theme/tokens.ts';
import { useNear } from '../../ui/loading/useNear.ts';
import { height, width } from '../../villa/mapSize.ts';

// Without a network its placeholder stays: the page describes the journey as text, and links to a map.
const AreaMap = lazy((): Promise<{ default: ComponentType }> =>
  import('./AreaMap.tsx').then(
    (loaded) => ({ default: loaded.AreaMap }),
    () => ({ default: () => null }),
  ),
);

/** The map on a page that does not bring its messages: both are loaded when it comes into view. */
export function LazyMap() {
  const [place, near] = useNear<HTMLDivElement>();
  const messages = useNamespaces(near, 'place');
  return (
    <Placeholder ref={place}>
      <Suspense>{messages === 'ready' && <AreaMap />}</Suspense>
    </Placeholder>
  );
}

const Placeholder = styled.div`
  &:empty {
    aspect-ratio: ${width} / ${height};
    margin-bottom: 52px;
    border-radius: ${radius.large};
    background: ${color.stone};
  }
  @media (scripting: none) {
    display: none;
  }
`;
