import { rendered } from '../../../villa/pictures.json';

/** The sample's pictures are computed, and the site says so; with photographs an owner sets this to false. */
export const picturesAreRendered = rendered;
