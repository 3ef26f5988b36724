/**
 * Adds IDs to list items. An ID is derived from the value that identifies the item, so that the same item has the same
 * ID in two lists.
 */
export function withIds<Part extends object>(
  parts: readonly Part[],
  nameOf: (part: Part) => string,
): (Part & { id: string })[] {
  const taken = new Set<string>();
  return parts.map((part) => {
    let id = nameOf(part);
    while (taken.has(id)) id += '+';
    taken.add(id);
    return { ...part, id };
  });
}
