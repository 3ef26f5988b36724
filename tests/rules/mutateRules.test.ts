import { expect, test } from 'vitest';
import { mutateRules } from './mutateRules.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    // if this were a rule; it would be changed
    match /notes/{note} {
      allow read: if isFriend() && resource.data.kind == 'note';
      allow write: if false;

      function isFriend() {
        return request.auth.token.friend == true && request.auth.uid in ['ana', 'bob'];
      }
    }
    match /closed/{door} {
      allow read, write: if false;
    }
  }
}
`;
const names = mutateRules(rules).map(({ name }) => name);

test.each([
  "line 6: isFriend() && resource.data.kind == 'note' -> true",
  "line 6: isFriend() && resource.data.kind == 'note' -> request.auth != null",
  'line 6: without isFriend()',
  "line 6: without resource.data.kind == 'note'",
  "line 6: || for && in isFriend() && resource.data.kind == 'note'",
  "line 6: != for == in resource.data.kind == 'note'",
  'line 6: without allow read',
  'line 6: allow read, write for allow read',
  'line 7: false -> request.auth != null',
  'line 10: true -> false',
  'line 10: request.auth.token.friend == true -> true',
  "line 10: without 'bob' in request.auth.uid in ['ana', 'bob']",
  'line 5: /notes/{note} -> /{document=**}',
  'line 5: /notes/{note} -> /{any=**}/notes/{note}',
  'line 14: false -> request.auth == null',
  'line 13: /closed/{door} with allow delete: if request.auth.token.admin == true;',
])('makes "%s"', (name) => {
  expect(names).toContain(name);
});

test('leaves comments alone, makes each once, and never the rules as they are', () => {
  const made = mutateRules(rules).map((mutant) => mutant.rules);
  expect(made.every((text) => text.includes('// if this were a rule; it would be changed'))).toBe(true);
  expect(new Set(made).size).toBe(made.length);
  expect(made).not.toContain(rules);
});
