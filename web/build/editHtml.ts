import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** Replaces a part of the source, given by its offsets. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

export function* elementsOf(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* elementsOf(child);
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

export function wholeOf({ sourceCodeLocation }: Element): { start: number; end: number } {
  return { start: sourceCodeLocation!.startOffset, end: sourceCodeLocation!.endOffset };
}

export function contentOf({ sourceCodeLocation }: Element): { start: number; end: number } {
  return { start: sourceCodeLocation!.startTag!.endOffset, end: sourceCodeLocation!.endTag!.startOffset };
}

export function applyEdits(source: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source);
}
