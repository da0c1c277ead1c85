export const demoMessages = {
  'demo.title': 'Demo accounts',
  'demo.text': 'This is a demo with simulated data. Pick an account to fill in the form.',
  'demo.code': 'code {{code}}',
  'demo.authenticator': 'Demo: fill in the code that an authenticator app would show',
  'demo.mailbox': 'Demo mailbox',
  'demo.mailbox.text': 'Emails the demo would have sent, newest first. Nothing leaves this device.',
  'demo.mailbox.empty': 'No emails yet. Codes and links will appear here.',
  'demo.mail.to': 'To {{email}}',
  'demo.mail.fill': '{{code}}: fill in this code',
  'demo.mail.open': 'Open link',
  'demo.mail.open-it': 'Open link: {{subject}}',
  'demo.reset': 'Reset demo data',
  'demo.data-replaced': "We couldn't read your saved demo data, so we reset it.",
  'demo.without-worker':
    "This browser runs the demo without a service worker, so its network tools don't show requests.",
} as const;
