import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inDebian } from '../../tools/support/findEngines.ts';
import { ports } from '../../tools/support/ports.ts';
import { inProject } from '../../tools/support/projectRoot.ts';

const { build, forwardPorts } = JSON.parse(readFileSync(inProject('.devcontainer/devcontainer.json'), 'utf8'));
const dockerfile = readFileSync(inProject('.devcontainer', build.dockerfile), 'utf8');

it('the dev container has Java and the browsers that the tests look for', () => {
  const installed = dockerfile.match(/apt-get install .*?\n(.*?)\\\n/s)?.[1]?.split(/[\s\\]+/) ?? [];
  const engines = Object.values(inDebian).flatMap(({ packages }) => packages);
  expect(installed).toEqual(expect.arrayContaining(['openjdk-25-jre-headless', 'chromium', ...engines]));
});

it('the dev container forwards the ports that “npm start” prints', () => {
  expect(forwardPorts).toEqual([ports.site, ports.mailPage, ports.ui]);
});
