/** What mock builds say of themselves. */
export const demoTexts = {
  'demo.title': 'Demo accounts',
  'demo.text': 'This console runs on a mock provider. Pick an account to fill in the form.',
  'demo.code': 'code {{code}}',
  'demo.reset': 'Reset demo data',
  'demo.data-replaced': 'The saved demo data could not be read, so fresh data took their place.',
  'demo.without-worker':
    'This browser runs the mock without a service worker, so requests do not show in its network tools.',
} as const;
