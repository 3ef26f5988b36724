// Entry point: `node tools/run.mjs <task>`. Runs on any Node without packages: installs what is missing and starts the
// task with the project's Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NPM = 10;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const binaries = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.cache', 'installed');
const tasks = [
  'start',
  'dev',
  'test',
  'testLong',
  'check',
  'build',
  'newVilla',
  'rewrites',
  'provision',
  'deploy',
  'rollback',
  'picture',
  'render',
  'benchPages',
  'benchCalendar',
  'screenshots',
  'mails',
  'guidePictures',
  'auditData',
  'export',
  'restore',
];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * The npm that started us, else the one on the PATH. Not run by the project's Node, which an install replaces while it
 * runs.
 */
function npmCommand() {
  const calledByNpm = (process.env.npm_config_user_agent ?? '').startsWith('npm/') && process.env.npm_execpath;
  const node = [process.env.npm_node_execpath, process.execPath].find((path) => path && !isOurs(path));
  return calledByNpm && node ? [node, process.env.npm_execpath] : ['npm'];
}

function isOurs(path) {
  return path.startsWith(join(root, 'node_modules'));
}

function npmEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !isOurs(folder));
  return { ...process.env, PATH: path.join(delimiter) };
}

function checkNpm([command, ...args]) {
  const asked = spawnSync(command, [...args, '--version'], { encoding: 'utf8', cwd: root, env: npmEnvironment() });
  const version = (asked.stdout ?? '').trim();
  if (asked.error || asked.status !== 0 || !/^\d+\./.test(version)) {
    fail(`npm was not found: install Node.js 20 or newer, which brings npm ${OLDEST_NPM}.`);
  }
  if (Number(version.split('.')[0]) < OLDEST_NPM) {
    fail(
      `npm ${version} is too old: install npm ${OLDEST_NPM} or newer with "npm install --global npm@${OLDEST_NPM}".`,
    );
  }
}

/** All files that determine node_modules. */
function wantedInstall() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', 'package.json', 'functions/package.json', 'web/package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function isInstalled(wanted) {
  if (!existsSync(join(binaries, 'node')) || !existsSync(stampFile)) return false;
  return readFileSync(stampFile, 'utf8') === wanted;
}

/**
 * Runs npm with its output in a log file.
 * @returns the exit status
 */
function runQuietly([command, ...args], logFile) {
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, { cwd: root, env: npmEnvironment(), stdio: ['ignore', log, log] });
  closeSync(log);
  const stop = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (status, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(name, stop);
      if (signal) process.exit(128 + constants.signals[signal]);
      done(status);
    });
  });
}

async function install(npm, wanted) {
  const began = Date.now();
  const logFile = join(root, '.cache', 'logs', 'install.log');
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, '');
  console.log('Installing the packages (once; half a minute to a few minutes) ...');
  // Install scripts are off except for those listed in package.json: npm before 11 ignores that list and would compile
  // an unused package for minutes.
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  for (const args of [
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    ['rebuild', ...needed],
  ]) {
    const status = await runQuietly([...npm, ...args], logFile);
    if (status !== 0) {
      const lines = readFileSync(logFile, 'utf8').split('\n');
      console.error(
        lines
          .filter((line) => line.startsWith('npm error'))
          .slice(0, 12)
          .join('\n'),
      );
      fail(`"npm ${args[0]}" failed: is the npm registry reachable? All it said is in ${logFile}`);
    }
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
  console.log(`✓ packages installed  ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function handOver(task, args) {
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };
  // A separate process group: a Ctrl-C in the terminal reaches it once, through us.
  const child = spawn(join(binaries, 'node'), [join(root, 'tools', `${task}.ts`), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
    detached: true,
  });
  let last = { name: '', at: 0 };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      // With npm in between, one Ctrl-C arrives twice: from the terminal and from npm.
      const now = Date.now();
      if (last.name === name && now - last.at < 300) return;
      last = { name, at: now };
      child.kill(name);
    });
  }
  // npm may be killed without passing it on. (Without npm, the parent may just be a shell that put us in the
  // background.)
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      // A closing terminal sent SIGHUP already.
      if (last.at === 0) child.kill('SIGHUP');
    }, 1000).unref();
  }
  // A closing terminal breaks stdout; the child must still clean up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  child.on('error', (error) =>
    fail(`The project's own Node could not be started (${error.message}): delete node_modules and try again.`),
  );
  child.on('exit', (status, signal) => process.exit(signal ? 128 + constants.signals[signal] : status));
}

const [task, ...args] = process.argv.slice(2);
if (!tasks.includes(task))
  fail(`Say what to do: npm ${tasks.slice(0, 1)}, or npm run ${tasks.slice(1).join(', npm run ')}.`);
const npm = npmCommand();
checkNpm(npm);
const wanted = wantedInstall();
if (!isInstalled(wanted)) await install(npm, wanted);
handOver(task, args);
