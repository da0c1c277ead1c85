import { DIALOG, named, press, type Tour } from '#src/application/demo/tour.ts';

const calls = named('tab', 'usage.tab.api-requests');
const webhooks = named('tab', 'usage.tab.webhooks');
const status = named('combobox', 'requests.status', { via: named('button', 'logs.filters') });
const entry = { role: 'button', within: { role: 'rowheader' } } as const;

export const logsAndUsage: Tour = {
  name: 'logs-and-usage',
  title: 'tour.logs',
  about: 'tour.logs.about',
  scenario: 'quota-80',
  path: '/usage',
  // At a time whose first page of calls has some that were rejected.
  moment: { time: Date.UTC(2026, 10, 23, 9) },
  steps: [
    { at: named('heading', 'usage.quota.title'), message: 'tour.logs.quota' },
    { at: named('link', 'usage.compare-plans'), message: 'tour.logs.forecast' },
    { at: calls, message: 'tour.logs.calls', deeds: [press(calls)] },
    {
      at: status,
      message: 'tour.logs.filter',
      deeds: [{ kind: 'choose', at: status, option: { key: 'requests.statuses.client-error' } }],
    },
    { at: entry, message: 'tour.logs.open', deeds: [press(entry)] },
    {
      at: { role: 'heading', within: DIALOG },
      message: 'tour.logs.entry',
      deeds: [press(named('button', 'common.close', { within: DIALOG }))],
    },
    { at: webhooks, message: 'tour.logs.webhooks', deeds: [press(webhooks)] },
    { at: named('button', 'logs.copy-view-link'), message: 'tour.logs.share' },
  ],
};
