import { ApiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { AuditLogStore } from '#src/application/logs/audit-log-store.ts';
import { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import type { LogDeps } from '#src/application/logs/log-view.ts';
import { SavedViewsStore } from '#src/application/logs/saved-views-store.ts';
import { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import type { AccountModule, AccountParts } from '#src/composition/container.ts';

export const logsModule = {
  savedViews: ({ session: { own } }) => new SavedViewsStore(own.storage),
  timestampFormat: ({ platform: { storage, clock } }) => new TimestampFormatStore(storage, clock),
  callbackLogs: (parts) =>
    new CallbackLogsStore(parts.gateways.logs, logDeps(parts), () => parts.capabilities.has('callback-redelivery')),
  auditLog: (parts) => new AuditLogStore(parts.gateways.logs, logDeps(parts)),
  apiRequests: (parts) => new ApiRequestsStore(parts.gateways.logs, logDeps(parts), parts.settings.gatewayBaseUrl),
} satisfies AccountModule;

function logDeps({ platform, report, copyText, timestampFormat, savedViews, language }: AccountParts): LogDeps {
  const { clock, windowFocus: focus, fileSaver: files } = platform;
  return { clock, focus, files, report, copyText, timestampFormat, savedViews, language };
}
