import type { Plugin } from 'vite';

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Stands in for https://github.com/remix-run/react-router/pull/12638, which would let a site load route modules itself. Up to
 * react-router 8.4, a module that cannot be loaded makes the router reload the current page, again and again, and lose it without a
 * network. Here it dispatches `route-module-error` instead. Unless a listener prevents its default, the route throws when it is
 * rendered, so that the error boundary shows the failure. Fails the build when the router's code is no longer as expected, or is in
 * another file.
 */
export function reactRouterPull12638(): Plugin {
  let patched = false;
  return {
    name: 'react-router-pull-12638',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code)) this.error('The router no longer reloads pages as it did: see reactRouterPull12638.ts');
        patched ||= this.environment.name === 'client';
        return code.replace(
          reload,
          `const event = new Event('route-module-error', { cancelable: true });
          window.dispatchEvent(event);
          if (event.defaultPrevented) return new Promise(() => {});
          return { default() { throw error; } };`,
        );
      },
    },
    generateBundle() {
      // Only pages in a browser reload.
      if (this.environment.name === 'client' && !patched) {
        this.error('The router loads route modules in another file than before: see reactRouterPull12638.ts');
      }
    },
  };
}
