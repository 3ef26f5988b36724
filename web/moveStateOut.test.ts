import { expect, it } from 'vitest';
import { withoutState } from './moveStateOut.ts';

const head = '<link rel="modulepreload" href="/assets/root-1.js"/>';
const script = '<script type="module" async="">import "/assets/root-1.js";\nimport("/assets/entry-1.js");</script>';
const plain = 'window.__reactRouterContext.plain={"price":"$& $1 \\u003c/script>"}';
const page = `<head>${head}</head><body><p>€</p>${script}<!--$--><script>${plain}</script><!--/$--></body>`;

it('puts the state of a page into a module of its own, which comes before the one that needs it', () => {
  const { page: lighter, code, path } = withoutState(page)!;
  expect(code).toBe(plain);
  expect(path).toMatch(/^\/assets\/state-[0-9a-f]{8}\.js$/);
  expect(lighter).not.toContain('price');
  expect(lighter).toContain(`<link rel="modulepreload" href="${path}"/>${head}`);
  expect(lighter).toContain(`<script type="module" async="">import "${path}";\nimport "/assets/root-1.js"`);
});

it('names it by what it says', () => {
  expect(withoutState(page.replace('€', '$'))?.path).toBe(withoutState(page)?.path);
  expect(withoutState(page.replace('price', 'prices'))?.path).not.toBe(withoutState(page)?.path);
});

it('leaves alone a page without such a state or without modules', () => {
  expect(withoutState(page.replace(plain, 'other()'))).toBeUndefined();
  expect(withoutState(page.replace(script, ''))).toBeUndefined();
});
