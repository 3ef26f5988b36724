import { defineConfig } from '@playwright/test';
import { translatedLanguages, type Language } from '../../functions/src/domain/language.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import base from '../../playwright.config.ts';

const sizes = { 360: 740, 768: 1024, 1440: 900 };

/** A project for each language and width, such as `en-360`. */
export default defineConfig<{ language: Language }>({
  ...base,
  testDir: '.',
  outputDir: inProject('.cache/screenshots'),
  fullyParallel: true,
  timeout: 90_000,
  reporter: 'list',
  webServer: {
    command: 'npm start',
    cwd: inProject(),
    url: base.use!.baseURL!,
    reuseExistingServer: true,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 30_000 },
  },
  projects: translatedLanguages.flatMap((language) =>
    Object.entries(sizes).map(([width, height]) => ({
      name: `${language}-${width}`,
      use: { language, locale: language, viewport: { width: Number(width), height }, reducedMotion: 'reduce' as const },
    })),
  ),
});
