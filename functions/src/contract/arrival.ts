import './configureZod.ts';
import * as z from 'zod/mini';
import { typedLine, typedText } from './typedText.ts';

const line = z._default(typedLine(60), '');
/** By language. May contain languages that the site no longer has. */
const texts = z._default(z.record(z.string(), typedText(3000)), {});

/** `settings/arrival-{slug}`: what guests of an apartment need to get in, typed by the owner. Read by the owner only. */
export const arrivalSchema = z.object({
  keyCode: line,
  wifiName: line,
  wifiPassword: line,
  instructions: texts,
  houseRules: texts,
});
export type Arrival = z.infer<typeof arrivalSchema>;
