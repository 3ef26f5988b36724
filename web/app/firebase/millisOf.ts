/** Converts a Firestore timestamp to milliseconds since 1970; `undefined` for anything else. */
export function millisOf(timestamp: unknown): number | undefined {
  const { toMillis } = (timestamp ?? {}) as { toMillis?: unknown };
  return typeof toMillis === 'function' ? (toMillis as () => number).call(timestamp) : undefined;
}
