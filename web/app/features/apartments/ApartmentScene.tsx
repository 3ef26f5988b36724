import { SeaScene, type Scene } from '../../ui/SeaScene.tsx';

const scenes: Record<string, Scene> = { lavender: 'lavender', olive: 'olive', rosemary: 'rosemary' };

/** Until an apartment has photographs: its own terrace, drawn; the house's view for one that has no drawing either. */
export function ApartmentScene({ slug, first = false }: { slug: string; first?: boolean }) {
  return <SeaScene scene={scenes[slug] ?? 'noon'} first={first} />;
}
