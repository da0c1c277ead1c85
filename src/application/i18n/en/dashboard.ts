/** The first page of the signed-in console (§2). */
export const dashboardMessages = {
  'dashboard.title': 'Dashboard',
  'dashboard.text': 'Your plan, your credits and your first steps.',

  'dashboard.summary': 'Plan summary',
  'dashboard.plan': 'Current plan',
  'dashboard.upgrade': 'Upgrade',
  'dashboard.plan.failed': "Couldn't load your plan",
  'dashboard.payg': 'Pay as you go, period to date',
  'dashboard.payg.disabled': 'Disabled',
  'dashboard.payg.disabled.note': 'Not available on free plans',
  'dashboard.unknown': 'Unknown',
  'dashboard.support': 'Support level',
  'dashboard.support.none': 'None',
  'dashboard.support.failed': "Couldn't load support",

  'getting-started.title': 'Getting started',
  'getting-started.progress': '{{done}} of {{all}} done',
  'getting-started.done': 'Done:',
  'getting-started.locked': 'Create an API key first',
  'getting-started.failed': "Couldn't load your setup steps.",
  'getting-started.apiKey': 'Create API key',
  'getting-started.verifyDomain': 'Verify domain',
  'getting-started.firstApiCall': 'Create first API call',
  'getting-started.tutorials': 'Tutorials',
  'getting-started.apiReference': 'API reference',
  'getting-started.pricing': 'Pricing',
} as const;
