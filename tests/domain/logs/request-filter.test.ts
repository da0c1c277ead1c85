import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { requestFilterFor } from '#src/domain/logs/log-filters.ts';

const named = (id: string, name: string) => ({ id: id as ApiKeyId, name });
const ID = 'key-1' as ApiKeyId;
const keys = [named('key-1', 'payments'), named('key-2', 'reports')];
const text = (name: string) => ({ value: name, name });

describe('what narrows the log of requests to a key', () => {
  it.each([
    ['its id, offered with a name', keys, [{ value: 'key-1', name: 'payments' }], 'key-1'],
    ['its id, offered as a text', keys, [text('key-1')], 'key-1'],
    ['its id before its name', keys, [text('payments'), { value: 'key-1', name: 'payments' }], 'key-1'],
    ['its id, though the key is not listed', [], [{ value: 'key-1', name: 'payments' }], 'key-1'],
    ['its name, offered as a text', keys, [text('reports'), text('payments')], 'payments'],
    ['nothing, if nothing is offered', keys, [], null],
    ['nothing, if neither its name is known nor one is offered', [], [], null],
    ['nothing, if its name comes with another name', keys, [{ value: 'payments', name: 'payments-2' }], null],
    ['nothing, if only others are offered', keys, [text('reports'), { value: 'key-2', name: 'reports' }], null],
    ['nothing, if another key has the same name', [...keys, named('key-3', 'payments')], [text('payments')], null],
    ['nothing, if its name is unknown', [], [text('payments')], null],
    ['nothing, if its name belongs to another id', keys, [{ value: 'key-9', name: 'payments' }], null],
    ['nothing, if its name is the id of another key', keys, [{ value: 'payments', name: 'reports' }], null],
  ])('is %s', (_, listed, offered, filter) => {
    expect(requestFilterFor(ID, listed, offered)).toBe(filter);
  });
});
