import { expect, it } from 'vitest';
import { documentProblems } from './useDocumentProblems.ts';

it('finds no problems if there are none', () => {
  expect(documentProblems([{ id: 'property', timeZone: 'Europe/Zagreb' }], [{ id: 'olive', problem: null }])).toEqual(
    [],
  );
});

it('finds the problem of each settings document, of mails, of all data, and of each apartment', () => {
  const settings = [
    { id: 'access', problem: 'owners is missing.' },
    {
      id: 'property',
      problem: 'timeZone is missing.',
      mailProblem: 'No email has been sent since noon.',
      dataProblem: 'Nights do not agree.',
    },
  ];
  const apartments = [{ id: 'lavender' }, { id: 'olive', problem: 'nightPrice has to be a number.' }];
  expect(documentProblems(settings, apartments)).toEqual([
    { of: 'mail', problem: 'No email has been sent since noon.' },
    { of: 'data', problem: 'Nights do not agree.' },
    { of: 'property', problem: 'timeZone is missing.' },
    { of: 'access', problem: 'owners is missing.' },
    { of: 'apartment', slug: 'olive', problem: 'nightPrice has to be a number.' },
  ]);
});
