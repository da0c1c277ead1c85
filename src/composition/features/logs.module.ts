import { ContainerModule } from 'inversify';
import { ApiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { LogDeps } from '#src/application/logs/log-view.ts';
import { SavedViewsStore } from '#src/application/logs/saved-views-store.ts';
import { TimestampFormatStore } from '#src/application/logs/timestamp-format-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import {
  COPY_TEXT,
  GATEWAYS,
  PLATFORM,
  REPORT_FAILURE,
  SESSION_STORE,
  SETTINGS,
  token,
} from '#src/composition/tokens.ts';

const { apiRequests, callbackLogs, capabilities, savedViews } = ACCOUNT_STORES;
const LOG_DEPS = token<LogDeps>('LogDeps');

export const logsModule = new ContainerModule(({ bind }) => {
  bind(savedViews).toResolvedValue(({ own }) => new SavedViewsStore(own.storage), [SESSION_STORE]);
  bind(LOG_DEPS).toResolvedValue(
    ({ clock, windowFocus: focus, fileSaver: files, storage }, report, copy, views, { secrets }): LogDeps => {
      const copyText: CopyText = (text, shownBy) => copy(typeof text === 'string' ? secrets.mask(text) : text, shownBy);
      const timestampFormat = new TimestampFormatStore(storage, clock);
      return { clock, focus, files, report, copyText, timestampFormat, savedViews: views };
    },
    [PLATFORM, REPORT_FAILURE, COPY_TEXT, savedViews, SESSION_STORE],
  );
  bind(callbackLogs).toResolvedValue(
    ({ logs }, deps, offered) => new CallbackLogsStore(logs, deps, () => offered.has('callback-redelivery')),
    [GATEWAYS, LOG_DEPS, capabilities],
  );
  bind(apiRequests).toResolvedValue(
    ({ logs }, deps, { gatewayBaseUrl }) => new ApiRequestsStore(logs, deps, gatewayBaseUrl),
    [GATEWAYS, LOG_DEPS, SETTINGS],
  );
});
