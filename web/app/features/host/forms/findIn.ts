import type { FieldFault } from 'functions/domain/checkPrices';
import type * as z from 'zod/mini';

/** Faults that prevent saving, and warnings to confirm. `not-possible`: refused by the contract's schema, such as an empty field. */
export interface Found<Fault extends string, Warning extends string> {
  faults: readonly FieldFault<Fault | 'not-possible'>[];
  warnings: readonly FieldFault<Warning>[];
}

/** Checks typed values: first by their schema, then for other faults. Looks for warnings only if there is no fault. */
export function findIn<Values, Fault extends string, Warning extends string>(
  schema: z.ZodMiniType<Values>,
  values: unknown,
  faultsIn: (values: Values) => FieldFault<Fault>[],
  warningsIn: (values: Values) => FieldFault<Warning>[],
): Found<Fault, Warning> {
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
    return { faults: [...fields].map((field) => ({ field, fault: 'not-possible' })), warnings: [] };
  }
  const faults = faultsIn(parsed.data);
  return { faults, warnings: faults.length > 0 ? [] : warningsIn(parsed.data) };
}
