import './configureZod.ts';
import * as z from 'zod/mini';
import { email } from './guestFields.ts';

/** `settings/access`: whoever proves one of these emails is an owner, from the next call and the next read on. */
export const accessSchema = z.object({ owners: z.array(email).check(z.minLength(1), z.maxLength(20)) });
export type Access = z.infer<typeof accessSchema>;
