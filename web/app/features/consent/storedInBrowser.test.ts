import { expect, it } from 'vitest';
import { guestInputIn, storedItems } from '../../storage/storedItems.ts';
import { storedInBrowser } from './storedInBrowser.ts';

/** Items that survive a sign-out: decisions, technical data, and what the session itself removes. */
const others = ['locale', 'consent', 'savedStay', 'technical', 'session', 'signOut'];

it('signing out removes everything else that the site stores in a browser', () => {
  const removed = [...guestInputIn('tab'), ...guestInputIn('device')].map((name): string => storedItems[name].key);
  const entered = storedInBrowser.filter(({ text }) => !others.includes(text)).flatMap(({ names }) => names);
  // Leaves out Firebase's own mark of a guest who has left for a provider's page.
  expect(entered.filter((name) => name !== 'firebase:pendingRedirect').sort()).toEqual(removed.sort());
});
