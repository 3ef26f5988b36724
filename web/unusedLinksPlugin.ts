import type { Plugin } from 'vite';

const named = /^\w+\.displayName = "\w+";$/gm;
const made = /^(const \w+ = )(?=React\$1\.forwardRef\()/gm;

/**
 * The router gives its links and forms names for developers, which no bundler can leave out, nor then what is named. Nobody uses them
 * here: `PageLink` is a plain link. They weigh 2.3 kB, in the file that every page loads.
 */
export const unusedLinksPlugin: Plugin = {
  name: 'unused-links',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler(code) {
      if (!named.test(code) || !made.test(code))
        throw new Error('The router no longer makes links: see unusedLinksPlugin');
      return { code: code.replace(named, '').replace(made, '$1/* @__PURE__ */ '), map: null };
    },
  },
};
