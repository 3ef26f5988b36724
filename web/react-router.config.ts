import type { Config } from '@react-router/dev/config';
import { languages } from '../functions/src/domain/language.ts';
import { everyPath, pathTo } from '../functions/src/domain/sitePaths.ts';
import apartments from '../villa/apartments.json' with { type: 'json' };
import { finishBuild } from './build/finishBuild.ts';

export default {
  ssr: false,
  buildDirectory: 'dist',
  // Keeps a page's guards and content in one file, because one file is smaller than three, and so is the list of all files.
  splitRouteModules: false,
  prerender: {
    paths: [
      '/fonts.css',
      ...everyPath(apartments.map(({ slug }) => slug)),
      ...languages.map((language) => `${pathTo('home', language)}/404`.replace('//', '/')),
    ],
    concurrency: 2,
  },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
