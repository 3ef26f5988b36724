import { expect, it } from 'vitest';
import { RefusedBoundary } from './RefusedBoundary.tsx';

function rendered(error?: unknown) {
  const boundary = new RefusedBoundary({ refused: 'no such page', children: 'the desk' });
  if (error !== undefined) boundary.state = RefusedBoundary.getDerivedStateFromError(error);
  return boundary.render();
}

it('shows the desk, and what does not exist once the rules refuse it', () => {
  expect(rendered()).toBe('the desk');
  expect(rendered(Object.assign(new Error('refused'), { code: 'permission-denied' }))).toBe('no such page');
});

it.each([new Error('a fault'), Object.assign(new Error('no network'), { code: 'unavailable' }), null, 'text'])(
  'passes everything else on: %s',
  (error) => {
    expect(() => rendered(error)).toThrow();
  },
);
