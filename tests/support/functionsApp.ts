import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { inProject } from '../../tools/support/projectRoot.ts';

const functions = createRequire(inProject('functions/package.json'));
/** The one of the functions runtime. */
const express = createRequire(functions.resolve('firebase-functions'))('express');

/** An HTTP server's listener that answers with functions, each under its name, as the functions runtime does. */
export function functionsApp(handlers: Record<string, unknown>): RequestListener {
  const app = express();
  const keepRaw = (request: { rawBody?: Buffer }, _: unknown, body: Buffer) => (request.rawBody = body);
  app.use(express.json({ verify: keepRaw }), express.urlencoded({ extended: true, verify: keepRaw }));
  for (const [name, handler] of Object.entries(handlers)) app.all(`/${name}`, handler);
  return app as RequestListener;
}
