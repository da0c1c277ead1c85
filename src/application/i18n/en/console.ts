/** The frame of the signed-in console and the small pages in it (§2). */
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
  'clipboard.not-copied':
    'Not copied: your clipboard holds what it held before. The text is selected, copy it manually.',
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
  'notice.dismiss': 'Dismiss this notice',

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
  'dialog.failed': 'This dialog did not load',
  'dialog.failed.text': 'Nothing was changed. Check your connection and try again.',

  'suspended.title': 'Your account is suspended',
  'suspended.text':
    'The provider has suspended this account. Settle the plan on the billing page to use the console again.',
  'suspended.to-billing': 'Go to billing',

  'node-as-a-service.title': 'Node as a service',
  'node-as-a-service.lead': 'Dedicated nodes, run for you',
  'node-as-a-service.text': 'Tell us which networks you need, and how many requests they have to carry.',
} as const;
