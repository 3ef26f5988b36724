import { expect, it, vi } from 'vitest';
import { deferScripts } from './deferScripts.ts';

const data = '<script type="application/ld+json">{"name":"Villa"}</script>';
const links = ['entry-1', 'root-1', 'entry-1']
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join('');
const head = `<head><script>detect()</script>${data}${links}<link rel="icon" href="/favicon.svg"/></head>`;
const module = '<script type="module" async="">import "/assets/root-1.js";\nrun("$&")</script>';
const html = `<html>${head}<body><p>€</p><script>first()</script>${module}<!--$--><script>second()</script></body></html>`;
const deferred = (page: string) => deferScripts(page, 'start("$&")')!;

it('runs the next script after one that has failed', () => {
  const { code } = deferred('<body><script>throw Error("refused")</script><script>ran()</script></body>');
  const ran = vi.fn();
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  // Runs the module as the build writes it.
  new Function('ran', code)(ran);
  expect(ran).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledWith(Error('refused'));
});

it('loads the modules at once for a page that is empty without scripts', () => {
  const { page } = deferred(html.replace('<p>', '<p aria-busy="true">'));
  expect(page).toContain('/assets/root-1.js" data-now="">');
});

it('names the module after its content', () => {
  expect(deferred(html).path).toBe(deferred(html.replace('€', '£')).path);
  expect(deferred(html).path).not.toBe(deferred(html.replace('second()', 'third()')).path);
});

it('adds nothing to a page without scripts', () => {
  expect(deferScripts('<html><head></head><body><p></p></body></html>', 'start()')).toBeUndefined();
});
