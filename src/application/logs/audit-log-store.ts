import { makeAutoObservable } from 'mobx';
import { auditActions } from '#src/domain/logs/audit-action.ts';
import { auditBounds, type AuditEntry, type AuditFilters } from '#src/domain/logs/audit-entry.ts';
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

  constructor(gateway: Pick<LogGateway, 'auditLog'>, deps: LogDeps) {
    this.view = new LogView<AuditEntry, AuditFilters>(deps, {
      query: auditQuery,
      export: auditExport,
      fetchPage: ({ person, action, ...times }, after, signal) =>
        gateway.auditLog({ person, action, ...auditBounds(times, deps.clock.now()) }, after, signal),
      toFetched: (filters) => filters,
      // A name that the provider does not know matches nothing.
      toSupported: (filters) => filters,
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

  clearFilters(): AuditFilters {
    this.view.dates.clear();
    return auditQuery.none;
  }

  withFilters(change: Partial<AuditFilters>): AuditFilters {
    return { ...this.view.filters, ...change };
  }
}
