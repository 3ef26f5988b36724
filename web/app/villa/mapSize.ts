/** Of the drawing in `map.ts`, in its own units. Apart from it, because pages that fetch the map later need the size at once. */
export { height, width } from '../../../villa/map.json';
