import * as z from 'zod/mini';
import comfortsJson from '../../../villa/comforts.json';
import { comfortsSchema, type Comforts } from './dataSchemas.server.ts';

const comfortsOf = z.parse(comfortsSchema, comfortsJson);

/** What helps to choose between apartments: villa/comforts.json. Runs at build time only. */
export function readComforts(slug: string): Comforts {
  const comforts = comfortsOf[slug];
  if (!comforts) throw new Error(`villa/comforts.json has nothing of the apartment ${slug}`);
  return comforts;
}
