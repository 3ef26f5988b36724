import { useState } from 'react';

export interface InPlace<Item> {
  item: Item;
  isGone: boolean;
}

/**
 * The items of an open view in the order in which they first appeared. New ones come last. An item that is gone keeps
 * its place, so that nothing moves away from under a finger.
 * @param shown the items shown so far
 */
export function keepInPlace<Item extends { id: string }>(
  shown: readonly Item[],
  current: readonly Item[],
): InPlace<Item>[] {
  const now = new Map(current.map((item) => [item.id, item]));
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...shown.map((item) => ({ item: now.get(item.id) ?? item, isGone: !now.has(item.id) })),
    ...current.filter(({ id }) => !known.has(id)).map((item) => ({ item, isGone: false })),
  ];
}

/** {@link keepInPlace} for as long as the component is mounted. */
export function useKeptInPlace<Item extends { id: string }>(current: readonly Item[]): InPlace<Item>[] {
  const [shown, setShown] = useState(current);
  const places = keepInPlace(shown, current);
  if (places.length > shown.length) setShown(places.map(({ item }) => item));
  return places;
}
