import { checkbox, confirm, input, select } from '@inquirer/prompts';
import type * as z from 'zod';

/** Where the questions are asked. Tests type into a stream of their own. */
type Terminal = NonNullable<Parameters<typeof input>[1]>;

interface Choice<Value> {
  value: Value;
  name: string;
  /** After it was chosen; else its name. */
  short?: string;
}

/** Each question is asked again until its answer fits, and says why it does not. */
export class Questions {
  readonly #terminal: Terminal;

  constructor(terminal: Terminal = {}) {
    this.#terminal = terminal;
  }

  async text(message: string, schema: z.ZodType<string | undefined>, suggestion?: string): Promise<string> {
    const validate = (answer: string) => schema.safeParse(answer).error?.issues[0]?.message ?? true;
    return schema.parse(await input({ message, validate, ...suggested(suggestion) }, this.#terminal))!;
  }

  /** Both 14.5 and 14,5. */
  async number(message: string, schema: z.ZodType<number>, suggestion?: number): Promise<number> {
    const numberIn = (answer: string) => (answer.trim() === '' ? undefined : Number(answer.trim().replace(',', '.')));
    const validate = (answer: string) => schema.safeParse(numberIn(answer)).error?.issues[0]?.message ?? true;
    return schema.parse(
      numberIn(await input({ message, validate, ...suggested(suggestion?.toString()) }, this.#terminal)),
    );
  }

  yes(message: string, suggestion: boolean): Promise<boolean> {
    return confirm({ message, default: suggestion }, this.#terminal);
  }

  one<Value>(message: string, choices: Choice<Value>[], suggestion?: Value): Promise<Value> {
    return select({ message, choices, pageSize: 12, ...suggested(suggestion) }, this.#terminal);
  }

  some<Value>(message: string, choices: Choice<Value>[], chosen: readonly Value[], required = false): Promise<Value[]> {
    const marked = choices.map((choice) => ({ ...choice, checked: chosen.includes(choice.value) }));
    return checkbox({ message, choices: marked, required, pageSize: 15 }, this.#terminal);
  }
}

const suggested = <Value>(suggestion: Value | undefined) => (suggestion === undefined ? {} : { default: suggestion });
