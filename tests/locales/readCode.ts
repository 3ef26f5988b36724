import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface CodeFile {
  path: string;
  code: string;
  /** Text in quotes. */
  literals: Set<string>;
  /** Template strings with a placeholder, as patterns: `nav.${page}` finds `nav.home`. */
  patterns: RegExp[];
  /** Looks up texts by a variable, whose values are literals elsewhere. */
  asksByVariable: boolean;
}

/** The sources that speak to guests and the owner, without tests. */
export function readCode(): CodeFile[] {
  return globSync(['web/app/**/*.{ts,tsx}', 'functions/src/**/*.ts'], { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => {
      const code = readFileSync(join(root, path), 'utf8').replace(/^import .*$/gm, '');
      const templates = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, template]) => template!);
      return {
        path,
        code,
        literals: new Set([
          ...[...code.matchAll(/'([^'\n]*)'/g)].map(([, literal]) => literal!),
          ...[...code.matchAll(/i18nKey="([^"]*)"/g)].map(([, key]) => key!),
          // Page heads read the messages directly: resources.home?.title
          ...[...code.matchAll(/\.(\w+)\?\.((?:\w+\.)*(?:title|description|\w*Title|notFound))\b/g)].map(
            ([, , key]) => key!,
          ),
          ...(code.includes('pageMeta(') ? ['title', 'description'] : []),
        ]),
        patterns: [
          ...templates
            .filter((template) => /^[\w.-]*\.\$\{|\}\.[\w.-]*$/.test(template))
            .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`)),
          // Texts looked up in a record by key: texts.consoleProblem[problem]
          ...[...code.matchAll(/\.(\w+)\[\w+\]/g)].map(([, record]) => new RegExp(`^${record}\\.[\\w-]+$`)),
        ],
        asksByVariable: /\bt\(\s*[a-z]\w*(\.\w+)*\s*(\?\?[^,)]*)?[,)]/.test(code),
      };
    });
}
