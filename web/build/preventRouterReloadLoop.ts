import type { Plugin } from 'vite';

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Up to react-router 8.4, the router reloads the page again and again while a route module cannot be loaded
 * (https://github.com/remix-run/react-router/pull/12638). With this plugin, the route's component throws the error when it
 * renders, so that the error boundary and `onError` get it at the new URL. Rejecting the import is not enough for a route with
 * a `loader`: the router returns the loader's result, drops the error (https://github.com/remix-run/react-router/issues/15459,
 * solved for other routes only), and shows an empty page. Fails the build if the router's code has changed or moved to another
 * file.
 */
export function preventRouterReloadLoop(): Plugin {
  let patched = false;
  return {
    name: 'prevent-router-reload-loop',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code))
          this.error('The router no longer reloads pages as it did: see preventRouterReloadLoop.ts');
        patched ||= this.environment.name === 'client';
        return code.replace(reload, 'return { default() { throw error; } };');
      },
    },
    generateBundle() {
      // Only the browser build reloads pages.
      if (this.environment.name === 'client' && !patched) {
        this.error('The router loads route modules in another file than before: see preventRouterReloadLoop.ts');
      }
    },
  };
}
