/** The first page of the signed-in console (§2). */
export const dashboardMessages = {
  'dashboard.title': 'Dashboard',
  'dashboard.text': 'Your plan, and the way to a first call.',

  'dashboard.summary': 'Plan summary',
  'dashboard.plan': 'Current plan',
  'dashboard.upgrade': 'Upgrade',
  'dashboard.plan.failed': 'Your plan did not load',
  'dashboard.payg': 'Pay as you go, period to date',
  'dashboard.payg.disabled': 'Disabled',
  'dashboard.payg.disabled.note': 'Not on a free plan',
  'dashboard.unknown': 'Unknown',
  'dashboard.support': 'Support level',
  'dashboard.support.none': 'None',
  'dashboard.support.failed': 'Support did not load',

  'getting-started.title': 'Getting started',
  'getting-started.progress': '{{done}} of {{all}} done',
  'getting-started.done': 'Done:',
  'getting-started.locked': 'Create an API key first',
  'getting-started.failed': 'Your first steps did not load. Nothing that you did is lost.',
  'getting-started.apiKey': 'Create API key',
  'getting-started.verifyDomain': 'Verify domain',
  'getting-started.firstApiCall': 'Create first API call',
  'getting-started.tutorials': 'Tutorials',
  'getting-started.apiReference': 'API reference',
  'getting-started.pricing': 'Pricing',
} as const;
