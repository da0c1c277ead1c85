import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { AccountSession, AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import type { CopyText, LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftStore } from '#src/application/forms/draft-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { LogDeps } from '#src/application/logs/log-view.ts';
import type { CatalogStore } from '#src/application/plans/catalog-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Backend } from './backend.ts';
import type { I18n } from './i18n.ts';
import type { Platform } from './platform/platform.ts';

/** How each is made out of the parts of a container, which it takes by name: `({ session, toasts }) => …`. */
export type Bindings<Made, Parts> = { readonly [K in keyof Made]: (parts: Parts) => Made[K] };

/** The stores that the interface is handed, and what they are made of. */
export interface AppParts extends AppStores {
  readonly account: AccountSession & { start(): Disposer };
  readonly platform: Platform;
  readonly backend: Backend;
  readonly i18n: I18n;
  /** For the ways in, which need the HTTP client with their first call only. */
  readonly authGateway: AuthGateway;
  readonly translate: Translate;
  readonly report: ReportFailure;
  readonly logFailure: LogFailure;
  readonly copyText: CopyText;
}

/** Every call to the provider. Bound where the pages are that make them. */
export interface CallingParts {
  readonly gateways: Gateways;
  /** Each page reads the catalog by itself; what they share is cached in storage. */
  createCatalog(): CatalogStore;
}

/** What the stores of an account share, and no screen is handed. */
export interface AccountInternals extends CallingParts {
  readonly drafts: DraftStore;
  readonly logDeps: LogDeps;
}

export interface AccountParts extends AppParts, AccountStores, AccountInternals {}

/** Stores of a feature. */
export type AccountModule = Partial<Bindings<AccountStores, AccountParts>>;

export interface OpenContainer<Parts> {
  readonly container: Container;
  /** Each is made when it is first read. */
  readonly parts: Parts;
}

/** A container of singletons that are named by the keys of the bindings. It also has the parts of the outer one. */
export function openContainer<Own extends object, Outer extends object>(
  bindings: Bindings<Own, Own & Outer>,
  outer?: OpenContainer<Outer>,
): OpenContainer<Own & Outer> {
  const container = new Container({ ...(outer && { parent: outer.container }), defaultScope: 'Singleton' });
  const parts = {} as Own & Outer;
  for (const [name, create] of Object.entries<(parts: Own & Outer) => unknown>(bindings))
    container.bind(name).toDynamicValue(() => create(parts));
  for (const name of [...Object.keys(outer?.parts ?? {}), ...Object.keys(bindings)])
    Object.defineProperty(parts, name, { enumerable: true, get: () => container.get<unknown>(name) });
  return { container, parts };
}

/** All that a record of bindings names, made at once: for the interface, which is handed nothing else. */
export function resolveAll<T extends object>(bindings: Bindings<T, never>, parts: T): T {
  const names = Object.keys(bindings) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, parts[name]])) as T;
}
