/** Of the breakdown alone, whose code loads on demand. */
export const creditBreakdownMessages = {
  'credit-breakdown.blockchain': 'Blockchain',
  'credit-breakdown.network': 'Network',
  'credit-breakdown.key-label': 'Label of API keys',
  'credit-breakdown.all-labels': 'All labels',
  'credit-breakdown.range': 'Time range of the breakdown',
  'credit-breakdown.label.blockchain': 'Credits by blockchain',
  'credit-breakdown.label.network': 'Credits by network',
  'credit-breakdown.calls.header': 'API calls',
  'credit-breakdown.export': 'Export CSV',
  'credit-breakdown.links.calls': 'Select a name to see calls with that API key.',
  'credit-breakdown.links.callbacks': 'Select a name to see its callbacks.',
  'credit-breakdown.calls_one': '{{count}} API call',
  'credit-breakdown.calls_other': '{{count}} API calls',
} as const;
