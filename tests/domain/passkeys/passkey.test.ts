import { expect, it } from 'vitest';
import { canAddPasskey, isPasskeyName, type Passkey } from '#src/domain/passkeys/passkey.ts';

it.each([
  { name: '', isName: false },
  { name: ' ', isName: false },
  { name: 'Laptop', isName: true },
  { name: 'x'.repeat(50), isName: true },
  { name: 'x'.repeat(51), isName: false },
])('“$name” names a passkey: $isName', ({ name, isName }) => {
  expect(isPasskeyName(name)).toBe(isName);
});

it.each([
  { count: 0, limit: 0, canAdd: false },
  { count: 1, limit: 2, canAdd: true },
  { count: 2, limit: 2, canAdd: false },
  { count: 9, limit: null, canAdd: true },
])('with $count of at most $limit, another can be added: $canAdd', ({ count, limit, canAdd }) => {
  expect(canAddPasskey({ items: new Array<Passkey>(count), limit })).toBe(canAdd);
});
