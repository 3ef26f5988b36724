import * as z from 'zod/mini';
import comfortsJson from '../../../villa/comforts.json';

const comfortsSchema = z.strictObject({
  terrace: z.strictObject({
    squareMetres: z.int().check(z.gte(1)),
    /** When the sun is on it. */
    sun: z.enum(['morning', 'evening', 'allDay']),
  }),
  dishwasher: z.boolean(),
  washingMachine: z.boolean(),
});
export type Comforts = z.infer<typeof comfortsSchema>;

const comfortsOf = z.parse(z.record(z.string(), comfortsSchema), comfortsJson);

/** What helps to choose between apartments: villa/comforts.json. Runs at build time only. */
export function readComforts(slug: string): Comforts {
  const comforts = comfortsOf[slug];
  if (!comforts) throw new Error(`villa/comforts.json has nothing of the apartment ${slug}`);
  return comforts;
}
