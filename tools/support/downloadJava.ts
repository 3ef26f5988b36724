// Entry point: `node tools/support/downloadJava.ts <folder>`. Puts a Java runtime into the folder, in a process of its own that can be stopped.
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import njre from 'njre';

/** A version with long-term support that is new enough for the emulators. */
const VERSION = 25;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the runtime.');
const unpacked = await njre.install(VERSION, { installPath: join(process.cwd(), 'archive') });
const [runtime, ...others] = readdirSync(unpacked);
if (!runtime || others.length > 0)
  throw new Error(`The archive holds ${others.length ? 'several folders' : 'nothing'}.`);
// Moved when complete, so that an interrupted download never looks like a runtime.
mkdirSync(folder, { recursive: true });
renameSync(join(unpacked, runtime), join(folder, runtime));
