/** The storage that stays on this device, or nothing where a browser forbids it. Only for what a guest has allowed. */
export function deviceStore(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
