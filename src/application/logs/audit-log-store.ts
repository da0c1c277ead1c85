import { makeAutoObservable } from 'mobx';
import { auditActions, type AuditEntry, type AuditFilters, auditWindowStart } from '#src/domain/logs/audit-entry.ts';
import { auditExport } from '#src/domain/logs/log-export.ts';
import { auditQuery, type LogLocation } from '#src/domain/logs/log-location.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { LogGateway } from './log-gateway.ts';
import { logDeps, type LogDeps, LogView } from './log-view.ts';

export const auditLogStore: Part<AuditLogStore> = ({ gateways, get }) => new AuditLogStore(gateways.logs, get(logDeps));

/** Who did what in the account. Offered with the capability `audit-log`. */
export class AuditLogStore {
  readonly view: LogView<AuditEntry, AuditFilters>;
  /** The provider applies every filter, and a name that it does not know matches nothing. */
  readonly supportedFilters = null;

  constructor(gateway: Pick<LogGateway, 'auditLog'>, deps: LogDeps) {
    this.view = new LogView<AuditEntry, AuditFilters>(deps, {
      query: auditQuery,
      export: auditExport,
      fetchPage: ({ person, action, within }, after, signal) =>
        gateway.auditLog({ person, action, from: auditWindowStart(within, deps.clock.now()) }, after, signal),
      toFetched: (filters) => filters,
      matcher: () => null,
      toEvent: ({ at }) => ({ at, outcome: 'unknown', durationMs: null }),
    });
    makeAutoObservable(this, { view: false }, { autoBind: true });
  }

  start(): Disposer {
    return this.view.start();
  }

  applyLocation(location: LogLocation<AuditFilters>): Promise<void> {
    return this.view.applyLocation(location);
  }

  get actions(): readonly string[] {
    return auditActions(this.view.list.rows);
  }

  withFilters(change: Partial<AuditFilters>): AuditFilters {
    return { ...this.view.filters, ...change };
  }
}
