import type place from '../../../locales/en/place.json';
import mapJson from '../../../villa/map.json';
import src from '../../../villa/map.svg';

type Text = Exclude<keyof typeof place.map, 'alt' | 'open'>;

const { labels, lines } = mapJson;

/**
 * The drawn map of the place, villa/map.svg, and where its names stand on it, in the drawing's own units. A label stands across its
 * point, or begins there. The drawing itself has no text, so one file serves all languages.
 */
export const map = {
  src,
  /** The villa's own name at its house, else names of `place`. */
  labels: labels as { name: 'house' | Text; x: number; y: number; begins?: boolean }[],
  /** What its lines are, by names of `place`. */
  lines: lines as Text[],
};
