import { factory } from '@mswjs/data';
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js';
import { apiVersions } from '#mocks/provider/api-keys/api-versions.ts';
import { plans } from '#mocks/provider/plans/plans.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { withoutStackTraces } from '#mocks/provider/shared/json-text.ts';
import { catalogModels, storedModels } from './models.ts';
import { Table } from './table.ts';

type Models = typeof catalogModels & typeof storedModels;
type Tables = { readonly [Name in keyof Models]: Table<Models[Name]> };

const storedNames = Object.keys(storedModels) as readonly (keyof typeof storedModels)[];

export type Database = Tables & {
  readonly seed: string;
  /** When the data were created, in milliseconds. */
  readonly madeAt: number;
  /** Rises with everything that needs a new id. */
  counter: number;
};

export function emptyDatabase(seed: string, madeAt: number): Database {
  const models = { ...catalogModels, ...storedModels };
  const api = withoutStackTraces(() => factory(models));
  // Tabs follow each other through the snapshot; the library's own broadcast would insert rows twice.
  api[DATABASE_INSTANCE].events.removeAllListeners();
  const tableOf = ([name, model]: [string, object]) => {
    const keyName = primaryKeyOf(model);
    const byKey: Map<string | number, object> = api[DATABASE_INSTANCE].getModel(name as keyof Models);
    const entities = { byKey, keyName, marks: { [ENTITY_TYPE]: name, [PRIMARY_KEY]: keyName } };
    return [name, new Table(api[name as keyof Models], model, entities)];
  };
  const tables = Object.fromEntries(Object.entries(models).map(tableOf)) as Tables;
  tables.packages.insert(...Object.values(plans));
  tables.apiVersions.insert(...apiVersions);
  return { ...tables, seed, madeAt, counter: 0 };
}

function primaryKeyOf(model: object): string {
  const key = Object.entries(model).find(([, field]) => 'getPrimaryKeyValue' in (field as object));
  if (!key) throw new TypeError('A model without a primary key');
  return key[0];
}

export function rowsOf(database: Database): object {
  const { counter, madeAt } = database;
  return { counter, madeAt, ...Object.fromEntries(storedNames.map((name) => [name, database[name].where()])) };
}

export function databaseFrom(rows: Readonly<Record<string, unknown>>, seed: string): Database {
  const { counter, madeAt } = rows;
  if (typeof counter !== 'number' || typeof madeAt !== 'number') throw new TypeError('Not a database');
  const database = emptyDatabase(seed, madeAt);
  database.counter = counter;
  for (const name of storedNames) database[name].load(rows[name]);
  for (const { planId } of [...database.accounts.where(), ...database.checkouts.where()]) {
    database.packages.get({ id: planId });
  }
  return database;
}

export function nextHex(database: Database, kind: string, length: number): string {
  database.counter += 1;
  return seededHex(`${database.seed}|${kind}|${database.counter}`, length);
}

export function nextCode(database: Database): string {
  return String(parseInt(nextHex(database, 'code', 12), 16) % 1_000_000).padStart(6, '0');
}
