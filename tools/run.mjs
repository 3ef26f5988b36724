// Entry point: `node tools/run.mjs <task>`. Runs on any Node without packages: installs what is missing and starts the
// task with the project's Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NPM = 10;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const node = join(modules, '.bin', 'node');
const stampFile = join(modules, '.cache', 'installed');
const logFile = join(root, '.cache', 'logs', 'install.log');
const { PATH = '' } = process.env;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a program and forwards our signals to it, because npm, or a person, may send one to this process alone.
 * @returns its exit status, 127 if it could not be started
 */
function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  // npm may be killed before it passes a signal on. (Without npm, the parent may just be a shell that put us in the
  // background.)
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) pass('SIGHUP');
  }, 1000);
  return new Promise((done) => {
    const end = (status) => {
      clearInterval(watch);
      for (const signal of signals) process.removeListener(signal, pass);
      done(status);
    };
    child.on('error', () => end(127));
    child.on('exit', (status, signal) => end(signal ? 128 + constants.signals[signal] : status));
  });
}

/** A hash of all that determines node_modules. */
function wantedInstall() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', 'package.json', 'functions/package.json', 'web/package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

async function install(wanted) {
  // Not run by the project's own Node, because an install replaces it while it runs.
  const folders = PATH.split(delimiter).filter((folder) => !folder.startsWith(modules));
  const env = { ...process.env, PATH: folders.join(delimiter) };
  const version = spawnSync('npm', ['--version'], { encoding: 'utf8', cwd: root, env }).stdout?.trim() ?? '';
  if (!(Number.parseInt(version) >= OLDEST_NPM)) {
    fail(`npm ${OLDEST_NPM} or newer is needed (found ${version || 'none'}): Node.js 20 and newer bring it.`);
  }
  const began = Date.now();
  console.log('Installing the packages (once; half a minute to a few minutes) ...');
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  // Install scripts are off except for those listed in package.json: npm before 11 ignores that list and would compile
  // an unused package for minutes.
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  for (const args of [
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    ['rebuild', ...needed],
  ]) {
    const status = await run('npm', args, { env, stdio: ['ignore', log, log] });
    if (status === 0) continue;
    // A signal has ended the install.
    if (status > 128) process.exit(status);
    const errors = readFileSync(logFile, 'utf8').match(/^npm error.*$/gm) ?? [];
    console.error(errors.slice(0, 12).join('\n'));
    fail(`"npm ${args[0]}" failed: is the npm registry reachable? All it said is in ${logFile}`);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
  console.log(`✓ packages installed  ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

const [task, ...args] = process.argv.slice(2);
const file = join(root, 'tools', `${task}.ts`);
if (!existsSync(file)) fail('Say what to do: npm start, npm test, or one of the commands that "npm run" lists.');
const wanted = wantedInstall();
const isInstalled = existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
if (!isInstalled) await install(wanted);
// A closing terminal breaks stdout; the task must still clean up.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${PATH}` };
const status = await run(node, [file, ...args], { env, stdio: 'inherit' });
if (status === 127) console.error("The project's own Node could not be started: delete node_modules and try again.");
process.exit(status);
