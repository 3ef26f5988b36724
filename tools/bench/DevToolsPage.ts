/** What the DevTools protocol says about an answer or an event. */
type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: object;
  result?: object;
  error?: { message: string };
};

/**
 * A page in a browsing context of its own, led over the DevTools protocol alone, in a Chromium with a debugging port. Playwright's
 * pages have somebody listen to their scripts, for whom V8 looks up the place of every error that is made, thrown or not: on a
 * slowed processor that takes longer than most of what is to be measured, and no guest's browser does it.
 */
export class DevToolsPage {
  readonly #socket: WebSocket;
  readonly #context: string;
  readonly #session: string;
  readonly #listeners = new Map<string, (params: never) => void>();

  private constructor(socket: WebSocket, context: string, session: string) {
    this.#socket = socket;
    this.#context = context;
    this.#session = session;
    socket.addEventListener('message', ({ data }) => {
      const { sessionId, method, params } = JSON.parse(String(data)) as Message;
      if (method && sessionId === session) this.#listeners.get(method)?.(params as never);
    });
  }

  /** @param size of the tab, in CSS pixels: what lies outside of it is not drawn, also where a larger screen is emulated */
  static async open(port: number, { width, height }: { width: number; height: number }): Promise<DevToolsPage> {
    const version = await fetch(`http://127.0.0.1:${port}/json/version`);
    const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`Chromium does not answer on port ${port}`)), {
        once: true,
      });
    });
    const { browserContextId } = await ask<{ browserContextId: string }>(socket, 'Target.createBrowserContext');
    const { targetId } = await ask<{ targetId: string }>(socket, 'Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width,
      height,
    });
    const { sessionId } = await ask<{ sessionId: string }>(socket, 'Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    return new DevToolsPage(socket, browserContextId, sessionId);
  }

  send(method: string, params: object = {}): Promise<object> {
    return ask(this.#socket, method, params, this.#session);
  }

  on<Params>(event: string, listener: (params: Params) => void): void {
    this.#listeners.set(event, listener);
  }

  /** The value of an expression in the page, as far as JSON can say it. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const response = await this.send('Runtime.evaluate', { expression, returnByValue: true });
    return (response as { result: { value: Value } }).result.value;
  }

  async close(): Promise<void> {
    await ask(this.#socket, 'Target.disposeBrowserContext', { browserContextId: this.#context });
    this.#socket.close();
  }
}

let lastId = 0;

function ask<Result extends object>(
  socket: WebSocket,
  method: string,
  params: object = {},
  sessionId?: string,
): Promise<Result> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== id) return;
      socket.removeEventListener('message', listen);
      if (message.error) reject(new Error(`${method}: ${message.error.message}`));
      else resolve(message.result as Result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
  });
}
