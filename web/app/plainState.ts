/** Indexes that stand for a value of their own. */
export const nothing = -5;
export const notGiven = -7;

/**
 * Plain data in the form that the router reads: a list of all values, in which objects and lists name others by their
 * place. The first is the whole.
 */
export function writeList(data: object): string {
  const list: unknown[] = [];
  const write = (value: unknown): number => {
    if (value === null) return nothing;
    const place = list.push(value) - 1;
    if (Array.isArray(value)) list[place] = value.map(write);
    else if (typeof value === 'object') {
      list[place] = Object.fromEntries(Object.entries(value!).map(([key, one]) => [`_${write(key)}`, write(one)]));
    }
    return place;
  };
  write(data);
  return `${JSON.stringify(list)}\n`;
}
