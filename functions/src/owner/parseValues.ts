import type * as z from 'zod/mini';
import type { FieldFault } from '../domain/checkPrices.ts';
import { OwnerError } from './OwnerError.ts';

/** @throws {OwnerError} `settings-invalid` with the fields that the schema refuses */
export function parseValues<Schema extends z.ZodMiniType>(schema: Schema, values: unknown): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
  throw new OwnerError('settings-invalid', {
    faults: [...fields].map((field) => ({ field, fault: 'not-possible' })),
  });
}

/** @throws {OwnerError} `settings-invalid` if there are any */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length === 0) return;
  throw new OwnerError('settings-invalid', { faults: faults.map(({ field, fault }) => ({ field, fault })) });
}
