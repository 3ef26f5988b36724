import { dirname, relative, resolve, sep } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Rule } from 'eslint';
import { projectRoot } from '../support/projectRoot.ts';
import { rooms, testPackages, testRooms, type Room } from './rooms.ts';

const forbiddenNames = /^(utils?|helpers?|misc|common|types|constants|index|\w*[mM]anager|\w*[sS]ervice)\.[a-z.]+$/;

function inside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The folder that a room's pattern means for a file, or undefined when the file is elsewhere. */
function folderFor(file: string, pattern: string): string | undefined {
  if (!pattern.endsWith('/*')) return inside(file, pattern) ? pattern : undefined;
  const parent = pattern.slice(0, -2);
  if (!inside(file, parent)) return undefined;
  const [name, ...rest] = file.slice(parent.length + 1).split('/');
  return name && rest.length > 0 ? `${parent}/${name}` : undefined;
}

function roomOf(file: string): (Room & { folder: string }) | undefined {
  for (const room of rooms) {
    const folder = folderFor(file, room.room);
    if (folder !== undefined) return { ...room, folder };
  }
  return undefined;
}

function packageNames(specifier: string): string[] {
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
  return [specifier, name, ...(specifier.startsWith('@') ? [parts[0]!] : [])];
}

/** Why a file must not import something, in a sentence, or undefined when it may. Both are relative to the repository. */
export function wallBetween(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  if (!room) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const isRelative = specifier.startsWith('.');
  if (!isRelative && !specifier.startsWith('functions/')) return packageWall(room, specifier, isTest);
  const target = isRelative
    ? relative(projectRoot, resolve(projectRoot, dirname(file), specifier))
        .split(sep)
        .join('/')
    : specifier.replace(/^functions\//, 'functions/src/');
  if (isRelative && inside(file, 'web/app') && inside(target, 'functions')) {
    return `the web imports the functions' rooms by the package's name, "functions/domain/..." or "functions/contract/..."`;
  }
  const allowed = [room.folder, ...room.rooms, ...(isTest ? testRooms : [])];
  if (allowed.some((one) => inside(target, one))) return undefined;
  const may = room.rooms.length > 0 ? `only itself and ${room.rooms.join(', ')}` : 'only itself';
  return `${room.folder} may import ${may}, not ${target}`;
}

function packageWall(room: Room & { folder: string }, specifier: string, isTest: boolean): string | undefined {
  const names = packageNames(specifier);
  if (isTest && (isBuiltin(specifier) || names.some((name) => testPackages.includes(name)))) return undefined;
  if (names.some((name) => room.forbidden?.includes(name))) return `${room.folder} must not import ${specifier}`;
  if (room.packages === 'any' || names.some((name) => room.packages.includes(name))) return undefined;
  const may = room.packages.length > 0 ? `only the packages ${room.packages.join(', ')}` : 'no package';
  return `${room.folder} may import ${may}, not ${specifier}`;
}

/** The lint rule that holds the walls of the house, and refuses file names that say nothing. */
export const walls: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(projectRoot, context.filename).split(sep).join('/');
    const check = (node: Rule.Node, source: unknown) => {
      const specifier = (source as { value?: unknown } | null | undefined)?.value;
      if (typeof specifier !== 'string') return;
      const wall = wallBetween(file, specifier);
      if (wall) context.report({ node, message: `A wall of the house (tools/lint/rooms.ts): ${wall}.` });
    };
    return {
      Program(node) {
        const name = file.split('/').at(-1)!;
        const isEntry = file === 'functions/src/index.ts';
        if (forbiddenNames.test(name) && !isEntry) {
          context.report({ node, message: `"${name}" says nothing: name the file after its main export.` });
        }
      },
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      // `type X = import('...').X`
      TSImportType: (node: Rule.Node) => check(node, (node as unknown as { source: unknown }).source),
    } as Rule.RuleListener;
  },
};
