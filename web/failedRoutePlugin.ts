import type { Plugin } from 'vite';

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Where the code of a page cannot be loaded, the router reloads the page that is there, however often, and without a network loses
 * it. Here it tells of the failure as Vite does of any other part of the site (`vite:preloadError`), and unless
 * somebody has seen to it, the page fails when it is drawn: a failure before that would leave it empty. Needed up to react-router 8.4, which has no setting for it.
 */
export const failedRoutePlugin: Plugin = {
  name: 'failed-route',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler(code) {
      if (!reload.test(code)) throw new Error('The router no longer reloads pages as it did: see failedRoutePlugin');
      return code.replace(
        reload,
        `const event = new Event('vite:preloadError', { cancelable: true });
        window.dispatchEvent(event);
        if (event.defaultPrevented) return new Promise(() => {});
        return { default() { throw error; } };`,
      );
    },
  },
};
