/** Parts of a list with IDs by what tells them apart, so that the same parts of two lists have the same ones. */
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
