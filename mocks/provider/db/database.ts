import { type NewRow, type Row, catalogModels, storedModels, apiVersions } from './models.ts';
import { factory } from '@mswjs/data';
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js';
import { plans } from '#mocks/provider/plans/plans.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { withoutStackTraces } from '#mocks/provider/shared/json-text.ts';

interface ModelApi {
  findMany(query: Query): object[];
  updateMany(query: Query & { readonly data: object }): unknown;
  deleteMany(query: Query): unknown;
}

/** Where the library holds the entities of a model, and the symbols by which it knows them. */
interface Entities {
  readonly byKey: Map<string | number, object>;
  readonly keyName: string;
  readonly marks: object;
}

interface Query {
  readonly where: object;
}

/** Its rows in the order of their creation. Results are copies; a query scans, so they stay cached until a change. */
class Table<Model extends object> {
  private readonly cached = new Map<string, readonly Row<Model>[]>();
  private readonly nulls: object;
  private readonly names: readonly string[];

  constructor(
    private readonly api: ModelApi,
    private readonly model: Model,
    private readonly entities: Entities,
  ) {
    this.names = Object.keys(model);
    const nullable = Object.entries(model).filter(([, field]) => 'getValue' in (field as object));
    this.nulls = Object.fromEntries(nullable.map(([name]) => [name, null]));
  }

  where(fields: Partial<Row<Model>> = {}): readonly Row<Model>[] {
    const name = JSON.stringify(fields);
    const found = this.cached.get(name) ?? this.entitiesWith(fields).map((entity) => this.copy(entity));
    this.cached.set(name, found);
    return found;
  }

  find(fields: Partial<Row<Model>>): Row<Model> | undefined {
    return this.where(fields)[0];
  }

  get(fields: Partial<Row<Model>>): Row<Model> {
    const row = this.find(fields);
    if (!row) throw new Error(`No row with ${JSON.stringify(fields)}`);
    return row;
  }

  /** Past the library, whose own way takes 60 microseconds for a row. */
  insert(...rows: readonly NewRow<Model>[]): void {
    this.cached.clear();
    const { byKey, keyName, marks } = this.entities;
    for (const row of rows) {
      const entity: Readonly<Record<string, unknown>> = { ...this.nulls, ...row, ...marks };
      const key = entity[keyName] as string | number;
      if (byKey.has(key)) throw new Error(`There is a row with the key ${key} already`);
      byKey.set(key, entity);
    }
  }

  update(fields: Partial<Row<Model>>, changes: Partial<Row<Model>>): void {
    this.api.updateMany({ ...queryOf(fields), data: changes });
    this.cached.clear();
  }

  remove(fields: Partial<Row<Model>>): void {
    this.api.deleteMany(queryOf(fields));
    this.cached.clear();
  }

  /** Inserts what a snapshot holds, unless it has another shape than the model. */
  load(rows: unknown): void {
    if (!Array.isArray(rows) || !rows.every((row) => this.fits(row))) throw new TypeError('Not the rows of this model');
    this.insert(...(rows as Row<Model>[]));
  }

  private fits(row: unknown): boolean {
    if (typeof row !== 'object' || row === null) return false;
    const values: Readonly<Record<string, unknown>> = { ...row };
    return Object.entries(this.model).every(([name, field]) => {
      return values[name] === null ? 'getValue' in field : typeof values[name] === typeof sampleOf(field as Field);
    });
  }

  private entitiesWith(fields: Partial<Row<Model>>): readonly object[] {
    const isFiltered = Object.keys(fields).length > 0;
    return isFiltered ? this.api.findMany(queryOf(fields)) : [...this.entities.byKey.values()];
  }

  /** Without the library's symbols, and apart from the live object. */
  private copy(entity: object): Row<Model> {
    const values = entity as Readonly<Record<string, unknown>>;
    const row: Record<string, unknown> = {};
    for (const name of this.names) row[name] = values[name];
    return row as Row<Model>;
  }
}

type Field = (() => unknown) | { getValue(): unknown } | { getPrimaryKeyValue(): unknown };

function sampleOf(field: Field): unknown {
  if (typeof field === 'function') return field();
  return 'getValue' in field ? field.getValue() : field.getPrimaryKeyValue();
}

function queryOf(fields: object): Query {
  const entries: [string, unknown][] = Object.entries(fields);
  return { where: Object.fromEntries(entries.map(([name, equals]) => [name, { equals }])) };
}

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
