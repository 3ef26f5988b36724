import { expect, it } from 'vitest';
import { guestInputIn, storedItems } from '../../storage/storedItems.ts';
import { storedInBrowser } from './storedInBrowser.ts';

/** What outlives a sign-out: decisions and technical things, and what the session itself ends. */
const others = ['locale', 'consent', 'savedStay', 'technical', 'session', 'library', 'signOut'];

it('whatever else the site stores in a browser is removed when somebody signs out', () => {
  const removed = [...guestInputIn('tab'), ...guestInputIn('device')].map((name): string => storedItems[name].key);
  const entered = storedInBrowser.filter(({ text }) => !others.includes(text)).flatMap(({ names }) => names);
  // Firebase's own mark of a guest who has left for a provider.
  expect(entered.filter((name) => name !== 'firebase:pendingRedirect').sort()).toEqual(removed.sort());
});
