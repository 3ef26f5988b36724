import type { Point, Size } from './Driver.ts';

/** After this time, the session reports the name of the lost command, so that the test does not just time out. */
const COMMAND_LIMIT_MS = 60_000;
/** A browser that has not started by then hangs. Usually it takes two seconds, even on a busy machine. */
const START_LIMIT_MS = 20_000;

/** One session of the W3C WebDriver protocol. Its commands: https://www.w3.org/TR/webdriver2/#endpoints */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async start(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = await send<{ sessionId: string }>(
      `${driverUrl}/session`,
      { capabilities: { alwaysMatch: capabilities } },
      { limitMs: START_LIMIT_MS },
    );
    return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#post('window/rect', { width, height });
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  evaluate<Result>(expression: string): Promise<Result> {
    return this.#post('execute/sync', { script: `return (${expression});`, args: [] });
  }

  async click({ x, y }: Point): Promise<void> {
    await this.#act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async wheel({ x, y }: Point, delta: Point): Promise<void> {
    const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: delta.x, deltaY: delta.y };
    await this.#act({ type: 'wheel', id: 'wheel', actions: [scroll] });
  }

  async end(): Promise<void> {
    await send(this.#url, undefined, { method: 'DELETE' });
  }

  async #act(source: object): Promise<void> {
    await this.#post('actions', { actions: [source] });
  }

  #post<Result>(command: string, body: object): Promise<Result> {
    return send(`${this.#url}/${command}`, body);
  }
}

async function send<Result>(
  url: string,
  body: object | undefined,
  { method = 'POST', limitMs = COMMAND_LIMIT_MS } = {},
): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(limitMs),
  }).catch((error: Error) => {
    throw new Error(`WebDriver: ${method} ${url} ${JSON.stringify(body)}: ${error.message}`);
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}
