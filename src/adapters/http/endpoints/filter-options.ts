import { array, type GenericSchema, nullish, pipe, string, transform, union } from 'valibot';
import { id, jsonRecord, text, object } from './schemas.ts';

/*
 * What a log may be narrowed to. Servers spell these lists in several ways, and each of them is taken:
 *
 * - a list of texts: `["ethereum"]`
 * - a list of objects that have a name: `[{ "name": "ethereum", "publicName": "Ethereum" }]`
 * - a map with the names as its keys, whatever its values are: `{ "ethereum": "Ethereum" }`
 *
 * A network may say whose it is, `{ "name": "sepolia", "blockchain": "ethereum" }`, and a map may have the networks of
 * each blockchain in a list: `{ "ethereum": ["mainnet", "sepolia"] }`. Keys come as `{ id, name }`, as texts, or as a
 * map from the id to the name. What is missing or null offers no choice. The query sends the name, of a key the id.
 */

const named = union([
  text,
  pipe(
    object({ name: text }),
    transform(({ name }) => name),
  ),
]);

function listOrEmpty<const S extends GenericSchema>(list: S) {
  return nullish(list, []);
}

/** Unique, because they become the options of a select. */
export const optionNames = pipe(
  listOrEmpty(union([array(named), pipe(jsonRecord, transform(Object.keys))])),
  transform((all) => [...new Set(all)]),
);

interface NetworkOption {
  readonly name: string;
  readonly blockchain: string | null;
}

const networkWithoutBlockchain = (name: string): NetworkOption => ({ name, blockchain: null });

const network = union([
  pipe(text, transform(networkWithoutBlockchain)),
  pipe(
    object({ name: text, blockchain: nullish(string(), '') }),
    transform(({ name, blockchain }): NetworkOption => ({ name, blockchain: blockchain || null })),
  ),
]);

/** The networks of each blockchain, or the details of each network. */
const networkMap = pipe(
  jsonRecord,
  transform((map) =>
    Object.entries(map).flatMap(([key, value]): readonly NetworkOption[] =>
      Array.isArray(value)
        ? value.filter(isText).map((name) => ({ name, blockchain: key }))
        : [networkWithoutBlockchain(key)],
    ),
  ),
);

export const optionNetworks = listOrEmpty(union([array(network), networkMap]));

/** A key is a text, or has an id, which the query then sends. */
const requestKey = union([
  pipe(
    text,
    transform((name) => ({ value: name, name })),
  ),
  pipe(
    object({ id, name: nullish(string(), '') }),
    transform((key) => ({ value: key.id, name: key.name || key.id })),
  ),
]);

const keyMap = pipe(
  jsonRecord,
  transform((map) =>
    Object.entries(map).map(([value, name]) => ({ value, name: isText(name) && name !== '' ? name : value })),
  ),
);

/** Drops duplicates that the query cannot distinguish. */
export const optionKeys = pipe(
  listOrEmpty(union([array(requestKey), keyMap])),
  transform((keys) => keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) === index)),
);

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
