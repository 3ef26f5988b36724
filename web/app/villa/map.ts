import { height, labels, width } from '../../../villa/map.json';
import src from '../../../villa/map.svg';

type Label = keyof typeof labels;

/**
 * The drawn map of the place, villa/map.svg, and where its names stand on it, in the drawing's own units. A label stands across its
 * point, or begins there. The drawing itself has no text, so one file serves all languages.
 */
export const map = { src, width, height, labels: labels as Record<Label, { x: number; y: number; begins?: boolean }> };
