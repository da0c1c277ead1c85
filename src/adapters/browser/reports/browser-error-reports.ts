import type { ErrorReport, ErrorReports } from '#src/application/platform/error-reports.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { sendBeacon } from './send-beacon.ts';

export function createErrorReports({ endpoint, format }: Settings['errors'], newId: () => string): ErrorReports {
  if (format === 'json') return { send: (report) => sendBeacon(endpoint, JSON.stringify(report)) };
  const target = parseDsn(endpoint);
  return { send: (report) => target && sendBeacon(target.url, sentryEnvelope(report, endpoint, newId)) };
}

/** `https://<public key>@<host>/<path>/<project>`; null without a key or a project. */
export function parseDsn(dsn: string): { readonly url: string } | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\w+)\/?$/.exec(pathname) ?? [];
  if (username === '' || project === '') return null;
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: username, sentry_client: 'gatehouse/1' });
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/?${query.toString()}` };
}

/** https://develop.sentry.dev/sdk/data-model/envelopes/ */
function sentryEnvelope(report: ErrorReport, dsn: string, newId: () => string): string {
  const { name, message, stack, kind, release, route, language, at } = report;
  const id = eventId(newId);
  const event = {
    ...{ event_id: id, timestamp: at, platform: 'javascript', level: 'error', release, transaction: route },
    exception: { values: [{ type: name, value: message, mechanism: { type: kind, handled: kind === 'caught' } }] },
    tags: { language, kind },
    extra: { stack },
  };
  const lines = [{ event_id: id, sent_at: at, dsn }, { type: 'event' }, event];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** 32 hexadecimal digits. */
function eventId(newId: () => string): string {
  const digits = [...(newId() + newId())].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  return digits.padEnd(32, '0').slice(0, 32);
}
