import { data, type Deviation, idle, put, type Rows, status } from './deviate.ts';

const isRejected = (response: Response) => response.status === 400;
const challenge = 'item.options.challenge';
const wrongCredential = 'status with a wrong credential';

export const passkeyDeviations: readonly Deviation[] = [
  ['a passkey twice', 'listPasskeys', 'items[].id', data('listPasskeys', repeated)],
  ['any password', 'beginPasskey', 'status with a wrong password', status('beginPasskey', 200, isRejected)],
  ['one challenge for all', 'beginPasskey', challenge, put('beginPasskey', challenge, 'x'.repeat(43))],
  ['any passkey', 'addPasskey', wrongCredential, status('addPasskey', 200, isRejected)],
  ['a short challenge', 'beginPasskeyLogIn', challenge, put('beginPasskeyLogIn', challenge, 'abc')],
  ['anybody', 'logInWithPasskey', wrongCredential, status('logInWithPasskey', 200, isRejected)],
  [
    'nothing deleted',
    'deletePasskey',
    'effect',
    idle('deletePasskey', () => ({ item: { success: true } })),
    'status with an unknown id',
  ],
];

function repeated(body: Record<string, unknown>): void {
  const items = body['items'] as Rows;
  items.push({ ...items[0] });
}
