import { limitsSchema, type Limits } from 'functions/contract/limits';
import { readCount } from '../forms/typedNumbers.ts';

export type LimitedThing = keyof Limits;
type FiguresOf<Thing extends LimitedThing> = keyof NonNullable<Limits[Thing]>;
export type LimitFigure = { [Thing in LimitedThing]: FiguresOf<Thing> }[LimitedThing];

export const usualLimits: Limits = limitsSchema.parse({});
export const limitedThings = Object.keys(usualLimits) as LimitedThing[];

/** Limits of a thing as an owner types them. */
export interface LimitForm {
  /** Without, there is no limit. */
  isLimited: boolean;
  figures: Readonly<Partial<Record<LimitFigure, string>>>;
}
export type LimitsForm = Readonly<Record<LimitedThing, LimitForm>>;

export function limitsFormOf(limits: Limits): LimitsForm {
  const entries = limitedThings.map((thing): [LimitedThing, LimitForm] => [
    thing,
    // What is off comes back with the usual figures.
    { isLimited: limits[thing] !== null, figures: writeFigures(limits[thing] ?? usualLimits[thing]!) },
  ]);
  return Object.fromEntries(entries) as LimitsForm;
}

export function limitsFrom(form: LimitsForm): Limits {
  const entries = limitedThings.map((thing) => {
    const { isLimited, figures } = form[thing];
    return [thing, isLimited ? readFigures(figures) : null];
  });
  return Object.fromEntries(entries) as Limits;
}

function writeFigures(figures: object): LimitForm['figures'] {
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, String(value)]));
}

function readFigures(figures: LimitForm['figures']): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([figure, text]) => [figure, readCount(text)]));
}
