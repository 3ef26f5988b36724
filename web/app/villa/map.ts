import type place from '../../../locales/en/place.json';
import mapJson from '../../../villa/map.json';
import src from '../../../villa/map.svg';

type Text = Exclude<keyof typeof place.map, 'alt' | 'open'>;

const { labels, lines, width, height } = mapJson;

/**
 * The drawn map of the area, villa/map.svg, and the positions of its labels in the drawing's units. A label is centred
 * on its point, or starts there if it has `begins`. The drawing has no text, so one file serves all languages.
 */
export const map = {
  src,
  width,
  height,
  /** The label of `house` is the villa's name. The others are texts of `place`. */
  labels: labels as { name: 'house' | Text; x: number; y: number; begins?: boolean }[],
  /** What the lines show, as keys of texts in `place`. */
  lines: lines as Text[],
};
