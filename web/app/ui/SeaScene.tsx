import styled from '@emotion/styled';
import evening from './scenes/evening.svg';
import lavender from './scenes/lavender.svg';
import morning from './scenes/morning.svg';
import noon from './scenes/noon.svg';
import olive from './scenes/olive.svg';
import rosemary from './scenes/rosemary.svg';

const scenes = { morning, noon, evening, lavender, olive, rosemary };

export type Scene = keyof typeof scenes;

/**
 * A drawn view from the house, until it has photographs. It fills the box it stands in.
 * @param label what is to be seen; without it the picture is left out when the page is read aloud
 * @param first it is part of the first screen, so it is fetched before all others
 */
export function SeaScene({ scene, label = '', first = false }: { scene: Scene; label?: string; first?: boolean }) {
  return (
    <Picture
      src={scenes[scene]}
      alt={label}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
