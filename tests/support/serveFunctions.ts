/* Serves the built functions that answer HTTP, at a free port that it tells its parent. Started by `functionsServer.ts`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inProject } from '../../tools/support/projectRoot.ts';
import { functionsApp } from './functionsApp.ts';

const exported: Record<string, { __endpoint?: object }> = await import(inProject('functions/lib/index.js'));
const answering = Object.entries(exported).filter(([, { __endpoint = {} }]) =>
  ['callableTrigger', 'httpsTrigger'].some((trigger) => trigger in __endpoint),
);
const server = createServer(functionsApp(Object.fromEntries(answering)));
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
