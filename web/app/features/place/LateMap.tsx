import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { color, radius } from '../../ui/tokens.ts';
import { useNear } from '../../ui/useNear.ts';
import { map } from '../../villa/map.ts';

// Without a network its room stays empty: the page says in words where the house stands, and leads to where the map always is.
const AreaMap = lazy((): Promise<{ default: ComponentType }> =>
  import('./AreaMap.tsx').then(
    (loaded) => ({ default: loaded.AreaMap }),
    () => ({ default: () => null }),
  ),
);

/** The map on a page that has no room for its words: fetched with them when it comes into view. */
export function LateMap() {
  const [place, near] = useNear<HTMLDivElement>();
  const words = useLateWords(near, 'place');
  return (
    <Room ref={place}>
      <Suspense>{words === 'ready' && <AreaMap />}</Suspense>
    </Room>
  );
}

const Room = styled.div`
  &:empty {
    aspect-ratio: ${map.width} / ${map.height};
    margin-bottom: 52px;
    border-radius: ${radius.large};
    background: ${color.stone};
  }
  @media (scripting: none) {
    display: none;
  }
`;
