import { monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';

/** Items by the month of a date, in the given order. */
export function byMonth<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => IsoDate,
): { month: IsoMonth; items: Item[] }[] {
  const months = new Map<IsoMonth, Item[]>();
  for (const item of items) {
    const month = monthOf(dateOf(item));
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...months].map(([month, items]) => ({ month, items }));
}
