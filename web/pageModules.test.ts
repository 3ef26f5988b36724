import { expect, it } from 'vitest';
import { withoutScripts } from './pageModules.ts';

const links = ['entry.client-1', 'base-1', 'root-1'].map(
  (name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`,
);
const data = '<script type="application/ld+json">{"name":"Villa"}</script>';
const head = `<head><script>detect()</script>${data}${links.join('')}</head>`;
const module =
  '<script type="module" async="">import * as route0 from "/assets/root-1.js";\nroutes={route0};\nimport("/assets/entry.client-1.js");</script>';
const state = '<script>context.plain={"src":"/assets/pictures/a","price":"$& $1 \\u003c/script>"}</script>';
const body = `<body><p>€</p><script>context={}</script>${module}<!--$-->${state}<!--$--><!--/$--><!--/$--></body>`;
const html = `<html>${head}${body}</html>`;
const moved = (page: string) => withoutScripts(page, 'start("$&")')!;

it('leaves a page nothing to run but what is the same in all: the starter, and what stands in its head', () => {
  const { page, path } = moved(html);
  expect(path).toMatch(/^\/assets\/page-[0-9a-f]{8}\.js$/);
  expect(page).toBe(
    `<html><head><script>detect()</script>${data}</head><body><p>€</p>` +
      `<script data-start="${path} /assets/base-1.js">start("$&")</script></body></html>`,
  );
});

it('puts everything that runs the page into one module, which imports all the others', () => {
  const { code } = moved(html);
  const lines = code.split('\n');
  expect(lines[0]).toBe('import{wake}from"./entry.client-1.js";');
  for (const name of ['base-1', 'root-1']) expect(code).toContain(`import"./${name}.js";`);
  expect(code).toContain('import * as route0 from "./root-1.js";\nroutes={route0};');
  expect(code).not.toContain('import(');
  expect(code.indexOf('context={}')).toBeLessThan(code.indexOf('context.plain='));
  expect(code).toContain('"src":"/assets/pictures/a"');
  expect(lines.at(-1)).toBe('setTimeout(wake)');
});

it('starts a page at once that is empty without it', () => {
  const { page, path } = moved(html.replace('<p>', '<p aria-busy="true">'));
  expect(page).toContain(`<script data-start="${path} /assets/base-1.js" data-now="">`);
});

it('names the module by what it says', () => {
  expect(moved(html.replace('€', '$')).path).toBe(moved(html).path);
  expect(moved(html.replace('price', 'prices')).path).not.toBe(moved(html).path);
});

it('leaves alone a page that does not run the router', () => {
  expect(withoutScripts(html.replace(module, ''), '')).toBeUndefined();
});
