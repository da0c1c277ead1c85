import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { AccountSession, AppStores, Parts } from '#src/application/app/app-stores.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import type { CopyText, LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftStore } from '#src/application/forms/draft-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Backend } from './backend.ts';
import type { OpenSupport } from '#src/application/platform/external-links.ts';
import type { I18n } from './i18n.ts';
import type { Platform } from '#src/application/platform/platform.ts';

/** How each is made out of the parts of a container, which it takes by name: `({ session, toasts }) => …`. */
export type Bindings<Made, Parts> = { readonly [K in keyof Made]: (parts: Parts) => Made[K] };

/** The stores that the interface is handed, and what they are made of. */
export interface AppParts extends AppStores {
  readonly account: AccountSession & { start(): Disposer };
  readonly supportChat: OpenSupport & { start(): Disposer };
  readonly platform: Platform;
  readonly backend: Backend;
  readonly i18n: I18n;
  /** For the ways in, which need the HTTP client with their first call only. */
  readonly authGateway: AuthGateway;
  readonly translate: Translate;
  readonly report: ReportFailure;
  readonly logFailure: LogFailure;
  readonly copyText: CopyText;
  /** For keys, codes and links that a person means to have. */
  readonly copySecret: CopyText;
}

/** Every call to the provider. Bound where the pages are that make them. */
export interface CallingParts {
  readonly gateways: Gateways;
}

export interface AccountParts extends AppParts, Parts {
  readonly drafts: DraftStore;
}

export interface OpenContainer<Parts> {
  readonly container: Container;
  /** Each is made when it is first read. */
  readonly parts: Parts;
  /** By the function that makes it; what needs it imports that. */
  get<T>(part: (parts: Parts) => T): T;
}

/** A container of singletons that are named by the keys of the bindings. It also has the parts of the outer one. */
export function openContainer<Own extends object, Outer extends object>(
  bindings: Bindings<Own, Own & Outer>,
  outer?: OpenContainer<Outer>,
): OpenContainer<Own & Outer> {
  const container = new Container({ ...(outer && { parent: outer.container }), defaultScope: 'Singleton' });
  const parts = {} as Own & Outer;
  const made = new Map<unknown, unknown>();
  const name = (part: string) =>
    Object.defineProperty(parts, part, { enumerable: true, get: () => container.get<unknown>(part) });
  for (const part of Object.keys(outer?.parts ?? {})) name(part);
  for (const [part, create] of Object.entries<(made: typeof parts) => unknown>({ ...bindings })) {
    container.bind(part).toDynamicValue(() => create(parts));
    if (!Object.hasOwn(parts, part)) name(part);
  }
  return {
    ...{ container, parts },
    get<T>(part: (made: typeof parts) => T): T {
      if (!made.has(part)) {
        const name = Symbol(part.name);
        container.bind<T>(name).toDynamicValue(() => part(parts));
        // What shows it may ask once more while the session ends, when the container is empty already.
        made.set(part, container.get<T>(name));
      }
      return made.get(part) as T;
    },
  };
}

/** All that a record of bindings names, made at once: for the interface, which is handed nothing else. */
export function resolveAll<T extends object>(bindings: Bindings<T, never>, parts: T): T {
  const names = Object.keys(bindings) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, parts[name]])) as T;
}
