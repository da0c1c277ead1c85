/** The mails of the simulated provider, as the mailbox of the demo shows them. */
export const demoMailsMessages = {
  'mail.verification-code': 'Verify your email',
  'mail.verification-code.text': 'Your verification code is {{code}}. It replaces any code we sent you before.',
  'mail.password-reset': 'Set a new password',
  'mail.password-reset.text': 'Choose a new password with this link. It works once and expires in one hour.',
  'mail.email-changed': 'Your email was changed',
  'mail.email-changed.text':
    "You now log in with {{email}}. If you didn't change it, choose another email with this link. It works once and expires in 24 hours.",
  'mail.email-left': 'Your email was changed',
  'mail.email-left.text': "The email we sent this to no longer belongs to an account. You don't need to do anything.",
  'mail.invitation': 'Join {{company}}',
  'mail.invitation.text': '{{company}} has invited you to its team. The link works once and expires in seven days.',
  'mail.ownership-transfer': 'Become the owner of the account of {{company}}',
  'mail.ownership-transfer.text':
    '{{owner}} wants to transfer the ownership of the account to you. Accept with this link. It works once and expires in seven days.',
  'mail.account-closing': 'Your account will be closed',
  'mail.account-closing.text':
    'Your account will be closed on {{date}}. Everything works until then. To keep your account, open the console.',
  'mail.account-closing-cancelled': 'Your account stays open',
  'mail.account-closing-cancelled.text': "The closure of your account was canceled. You don't need to do anything.",
  'mail.budget-alert': '{{percent}} of your budget is used',
  'mail.budget-alert.text': "You've used {{percent}} of your budget of {{amount}} for this billing period.",
  'mail.budget-stop': '{{percent}} of your budget is used',
  'mail.budget-stop.text':
    "You've used {{percent}} of your budget of {{amount}} for this billing period. API calls are rejected until the next billing period.",
  'mail.credits_one': '{{count}} credit',
  'mail.credits_other': '{{count}} credits',
} as const;
