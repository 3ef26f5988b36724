import { dirname, relative, resolve, sep } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Rule } from 'eslint';
import { projectRoot } from '../support/projectRoot.ts';
import { layers, testPackages, testLayers, type Layer } from './layers.ts';

const forbiddenNames = /^(utils?|helpers?|misc|common|types|constants|index|\w*[mM]anager|\w*[sS]ervice)\.[a-z.]+$/;

function inside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The folder of a layer that a file is in, or undefined when the file is elsewhere. */
function folderFor(file: string, pattern: string): string | undefined {
  if (!pattern.endsWith('/*')) return inside(file, pattern) ? pattern : undefined;
  const parent = pattern.slice(0, -2);
  if (!inside(file, parent)) return undefined;
  const [name, ...rest] = file.slice(parent.length + 1).split('/');
  return name && rest.length > 0 ? `${parent}/${name}` : undefined;
}

function layerOf(file: string): (Layer & { folder: string }) | undefined {
  for (const layer of layers) {
    const folder = folderFor(file, layer.path);
    if (folder !== undefined) return { ...layer, folder };
  }
  return undefined;
}

function packageNames(specifier: string): string[] {
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
  return [specifier, name, ...(specifier.startsWith('@') ? [parts[0]!] : [])];
}

/** Why a file must not import something, in a sentence, or undefined when it may. Both are relative to the repository. */
export function boundaryViolation(file: string, specifier: string): string | undefined {
  const layer = layerOf(file);
  if (!layer) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const isRelative = specifier.startsWith('.');
  if (!isRelative && !specifier.startsWith('functions/')) return packageViolation(layer, specifier, isTest);
  const target = isRelative
    ? relative(projectRoot, resolve(projectRoot, dirname(file), specifier))
        .split(sep)
        .join('/')
    : specifier.replace(/^functions\//, 'functions/src/');
  if (isRelative && inside(file, 'web/app') && inside(target, 'functions')) {
    return `the web imports the functions by the package's name, "functions/domain/..." or "functions/contract/..."`;
  }
  const allowed = [layer.folder, ...layer.imports, ...(isTest ? testLayers : [])];
  if (allowed.some((one) => inside(target, one))) return undefined;
  const may = layer.imports.length > 0 ? `only itself and ${layer.imports.join(', ')}` : 'only itself';
  return `${layer.folder} may import ${may}, not ${target}`;
}

function packageViolation(layer: Layer & { folder: string }, specifier: string, isTest: boolean): string | undefined {
  const names = packageNames(specifier);
  if (isTest && (isBuiltin(specifier) || names.some((name) => testPackages.includes(name)))) return undefined;
  if (names.some((name) => layer.forbidden?.includes(name))) return `${layer.folder} must not import ${specifier}`;
  if (layer.packages === 'any' || names.some((name) => layer.packages.includes(name))) return undefined;
  const may = layer.packages.length > 0 ? `only the packages ${layer.packages.join(', ')}` : 'no package';
  return `${layer.folder} may import ${may}, not ${specifier}`;
}

/** Lint rule: files import only what their layer may import, and have names that say what is in them. */
export const boundaries: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(projectRoot, context.filename).split(sep).join('/');
    const check = (node: Rule.Node, source: unknown) => {
      const specifier = (source as { value?: unknown } | null | undefined)?.value;
      if (typeof specifier !== 'string') return;
      const violation = boundaryViolation(file, specifier);
      if (violation) context.report({ node, message: `Boundary between layers (tools/lint/layers.ts): ${violation}.` });
    };
    return {
      Program(node) {
        const name = file.split('/').at(-1)!;
        const isEntry = file === 'functions/src/index.ts';
        if (forbiddenNames.test(name) && !isEntry) {
          context.report({
            node,
            message: `"${name}" does not say what is in it: name the file after its main export.`,
          });
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
