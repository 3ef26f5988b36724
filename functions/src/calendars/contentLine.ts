/** A line of a component (RFC 5545, 3.1), as it is written. */
export interface ContentLine {
  /** In capital letters. */
  name: string;
  /** By their names in capital letters, without quotation marks. */
  parameters: ReadonlyMap<string, string>;
  /** Without blanks around it. */
  value: string;
}

const pattern = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):([^]*)$/;
const parameter = /;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:])*)/g;

/** @returns `undefined` for text that is no line of a calendar */
export function parseContentLine(line: string): ContentLine | undefined {
  const [, name, parameters, value] = pattern.exec(line) ?? [];
  if (name === undefined || parameters === undefined || value === undefined) return undefined;
  const found = [...parameters.matchAll(parameter)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replace(/^"|"$/g, '').trim()] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(found), value: value.trim() };
}
