import { SeaScene } from '../../ui/SeaScene.tsx';

/** Until an apartment has photographs: its piece of the same view, each cut and lit in its own way. */
export function ApartmentScene({ slug }: { slug: string }) {
  return <SeaScene view={views[slug] ?? views['lavender']!} />;
}

const views: Record<string, { viewBox: string; hour: 'morning' | 'noon' | 'dusk' }> = {
  lavender: { viewBox: '120 60 720 720', hour: 'morning' },
  olive: { viewBox: '620 240 560 560', hour: 'noon' },
  rosemary: { viewBox: '980 200 460 560', hour: 'dusk' },
};
