import type { Plain, PlainRecord } from '../contract/MyData.ts';

/** Values that are copied unchanged, and times, which become ISO text. */
type Leaf = string | number | boolean | { toDate(): Date };
type FieldOf<Stored> = Stored extends unknown ? keyof Stored & string : never;
type ValueOf<Stored, Field> = Stored extends unknown ? (Field extends keyof Stored ? Stored[Field] : never) : never;
/** The element type of a list. */
type One<Value> = Value extends readonly (infer Element)[] ? Element : Value;

// Times may be `unknown`, because each Firestore SDK has its own class for them.
type Rule<Value> = unknown extends Value ? boolean | string : RuleOf<NonNullable<Value>>;
type RuleOf<Value> =
  | false
  | ([Value] extends [Leaf | readonly Leaf[]]
      ? true | string | { as: string; cents: true }
      : { as: string; of: AllowList<Exclude<One<Value>, Leaf>> });

/**
 * The fields of a kind of document that may be downloaded. Each field is left out (`false`), or included under its own name
 * (`true`) or another one. Amounts are converted to euros; maps and lists of maps have their own allow-list. The compiler
 * requires a rule for each new field. Unknown fields are left out.
 */
export type AllowList<Stored> = {
  readonly [Field in FieldOf<Stored>]: Rule<ValueOf<Stored, Field>>;
};

type AnyRule = boolean | string | { as: string; cents: true } | { as: string; of: AnyList };
/** An {@link AllowList} of any document. */
interface AnyList {
  readonly [field: string]: AnyRule;
}

/** The allowed fields of a stored document; times as ISO text. */
export function allowedRecord(stored: Readonly<Record<string, unknown>>, list: AnyList): PlainRecord {
  const fields = Object.entries(list).flatMap(([field, rule]): [string, Plain][] => {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined;
    return rule === false || value === undefined ? [] : [[nameOf(field, rule), allowedValue(value, rule)]];
  });
  return Object.fromEntries(fields);
}

/**
 * The rule for one changed field.
 * @param path path of the field, such as `quote.lines.0.amount`
 * @returns its path with readable names, and a function that converts its value; `undefined` if the field is not allowed
 */
export function allowedField(
  path: string,
  list: AnyList,
): { name: string; write: (value: unknown) => Plain } | undefined {
  const names: string[] = [];
  let rule: AnyRule = { as: '', of: list };
  for (const part of path.split('.')) {
    const fields: AnyList | undefined = typeof rule === 'object' && 'of' in rule ? rule.of : undefined;
    if (fields && /^\d+$/.test(part)) {
      names.push(part);
      continue;
    }
    const next: AnyRule | undefined = fields && Object.hasOwn(fields, part) ? fields[part] : undefined;
    if (next === undefined || next === false) return undefined;
    names.push(nameOf(part, next));
    rule = next;
  }
  const last = rule;
  return { name: names.join('.'), write: (value) => allowedValue(value, last) };
}

function nameOf(field: string, rule: Exclude<AnyRule, false>): string {
  if (rule === true) return field;
  return typeof rule === 'string' ? rule : rule.as;
}

function allowedValue(value: unknown, rule: AnyRule): Plain {
  if (Array.isArray(value)) return value.map((one) => allowedValue(one, rule));
  if (isTime(value)) return value.toDate().toISOString();
  if (typeof value === 'object' && value !== null) {
    // A map without its own list is left out.
    return typeof rule === 'object' && 'of' in rule ? allowedRecord(value as Record<string, unknown>, rule.of) : null;
  }
  if (typeof value === 'number') return typeof rule === 'object' && 'cents' in rule ? value / 100 : value;
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

function isTime(value: unknown): value is { toDate(): Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}
