/** What mock builds say of themselves. */
export const demoMessages = {
  'demo.title': 'Demo accounts',
  'demo.text': 'This console runs on a mock provider. Pick an account to fill in the form.',
  'demo.code': 'code {{code}}',
  'demo.mailbox': 'Demo mailbox',
  'demo.mailbox.text': 'What the mock provider has mailed, newest first. No mail leaves this device.',
  'demo.mailbox.empty': 'Nothing mailed yet. Codes and links that the mock provider mails show up here.',
  'demo.mail.to': 'To {{email}}',
  'demo.mail.fill': '{{code}}: fill in this code',
  'demo.mail.open': 'Open link',
  'demo.mail.open-it': 'Open link: {{subject}}',
  'demo.reset': 'Reset demo data',
  'demo.data-replaced': 'The saved demo data could not be read, so fresh data took their place.',
  'demo.without-worker':
    'This browser runs the mock without a service worker, so requests do not show in its network tools.',
} as const;
