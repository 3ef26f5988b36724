import type { Plugin } from 'vite';
import { removeOtherVariants, cachedVariant } from './cachedVariant.ts';
import { mailPictures } from '../../../functions/src/domain/mailPictures.ts';
import { makePlaceholder, mailVariant, pictureVariants } from './pictureVariants.ts';
import { listMasters, pictureFolder, readMaster, type Master } from './readMaster.ts';

const asked = /^(.*\/villa\/pictures\/[^/]+)\?picture$/;

/**
 * The villa's pictures. Importing `villa/pictures/beach.jpg?picture` gives a page the picture's URL, size and placeholder. A
 * build writes the variants beside the scripts; the dev server creates each on request. The masters themselves are not served.
 */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      const path = asked.exec(id)?.[1];
      if (!path) return;
      this.addWatchFile(path);
      const master = await readMaster(path);
      const { src, width, height, focus, tall } = master;
      const placeholder = await makePlaceholder(master);
      const widths = tall ? master.widths : undefined;
      return `export default ${JSON.stringify({ src, width, height, placeholder, focus, widths })}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const names = [...listMasters().keys()];
      const masters = await Promise.all([...listMasters().values()].map(readMaster));
      // Sharp itself limits how many pictures it processes at once.
      await Promise.all(
        masters.flatMap((master) =>
          [...pictureVariants(master)].map(async ([ending, make]) => {
            const source = await cachedVariant(master, ending, make);
            this.emitFile({ type: 'asset', fileName: `${master.src.slice(1)}${ending}`, source });
          }),
        ),
      );
      for (const [path, { name, width, height }] of mailPictures) {
        const master = masters[names.indexOf(name)];
        if (!master) continue;
        const make = () => mailVariant(master, width, height);
        const source = await cachedVariant(master, `-mail-${width}x${height}.jpg`, make);
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
      await removeOtherVariants(masters);
    },
    configureServer(server) {
      server.watcher.add(pictureFolder);
      server.middlewares.use(async (request, response, next) => {
        const [, name, ending] =
          /^\/assets\/pictures\/([^/]+)-[0-9a-f]{6}(-[\w-]+\.\w+)$/.exec(request.url ?? '') ?? [];
        const path = name && listMasters().get(name);
        if (!path || !ending) return next();
        try {
          const master: Master = await readMaster(path);
          const make = pictureVariants(master).get(ending);
          if (!make) return next();
          response.setHeader('Content-Type', `image/${ending.split('.')[1]}`.replace('jpg', 'jpeg'));
          response.end(await cachedVariant(master, ending, make));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
