/** Of the drawing in `map.ts`, in its own units, for pages that fetch the map when it comes into view. */
export { height, width } from '../../../villa/map.json';
