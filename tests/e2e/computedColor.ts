/** Matches a colour of villa/theme.ts as browsers write computed ones: its red, green and blue in decimals. */
export function computedColor(hex: string): RegExp {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return new RegExp(`^\\w+\\(${parts.join(', ')}\\)$`);
}
