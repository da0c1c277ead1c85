export const consoleMessages = {
  'common.load-more': 'Load more',
  'common.skip-to-content': 'Skip to content',
  'common.saving': 'Saving',
  'common.loading': 'Loading',

  'nav.label': 'Main',
  'nav.open': 'Open menu',
  'nav.title': 'Menu',
  'nav.home': '{{brand}} home',
  'nav.dashboard': 'Dashboard',
  'nav.api-keys': 'API Key Management',
  'nav.verify-domain': 'Verify Domain',
  'nav.billing': 'Billing',
  'nav.usage': 'Usage',
  'nav.team': 'Team',
  'nav.faucets': 'Faucets',

  'clipboard.copied': 'Text copied to clipboard!',
  'clipboard.copy-failed': "Couldn't copy, so your clipboard hasn't changed. The text is selected: copy it manually.",
  'clipboard.insecure-page': 'Copy to clipboard is only available for https connection!',

  'credits.title': 'Credits',
  'credits.of': '{{used}} of {{included}}',

  'header.plan': '{{plan}} plan',
  'header.plan.label': '{{plan}} plan. Change plan',
  'header.plan.unknown': 'Plans',
  'header.help': 'Help',
  'header.profile': 'Profile: {{name}}',
  'header.theme': 'Theme',
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'notice.dismiss': 'Dismiss notice',

  'chart.traffic.column_one': '{{time}}: {{total}} call, {{errors}} failed',
  'chart.traffic.column_other': '{{time}}: {{total}} calls, {{errors}} failed',
  'chart.traffic.summary_one': '{{total}} call, {{errors}} failed',
  'chart.traffic.summary_other': '{{total}} calls, {{errors}} failed',

  // For each form that creates a key.
  'api-keys.name-is-required': 'Enter a name.',
  'api-keys.name-is-too-long': 'Use 50 characters or fewer.',

  'chart.table.show': 'Show as table',
  'chart.table.hide': 'Hide table',

  'pager.label': 'Pages',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
  'pager.page': 'Page {{page}} of {{pages}}',

  'help.whats-new': "What's new",
  'help.docs': 'Technical docs',
  'help.json-rpc': 'JSON-RPC',
  'help.glossary': 'Glossary',
  'help.blog': 'Blog',
  'help.security': 'Security',
  'help.terms': 'Terms',
  'help.privacy': 'Privacy policy',
  'help.data-security': 'Data security policy',

  'profile.my-profile': 'My profile',
  'profile.change-email': 'Change email',
  'profile.change-password': 'Change password',
  'dialog.failed': "Couldn't load this dialog",
  'dialog.failed.text': 'No changes were made. Check your connection and try again.',

  'suspended.title': 'Your account is suspended',
  'suspended.text': "We've suspended your account. Update your billing to use the console again.",
  'suspended.to-billing': 'Go to billing',

  'node-as-a-service.title': 'Node as a service',
  'node-as-a-service.lead': 'Dedicated nodes, run for you',
  'node-as-a-service.text': 'Tell us which networks you need and how much traffic you expect.',
} as const;
