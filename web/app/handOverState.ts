import { writeList } from './plainState.ts';

/** What the router's scripts in the page have left for it, and what `writeStatePlainly` has put there. */
interface RouterContext {
  plain?: object;
  streamController: ReadableStreamDefaultController<string>;
}

/** Gives the router the data that the page brought along, in the form that it reads. */
export function handOverState(): void {
  const context = (window as { __reactRouterContext?: RouterContext }).__reactRouterContext;
  if (!context?.plain) return;
  context.streamController.enqueue(writeList(context.plain));
  context.streamController.close();
}
