export const accountMessages = {
  'profile.name': 'Name',
  'profile.email': 'Email',
  'profile.plan': 'Plan',
  'profile.seats': 'Team seats',
  'profile.seats.unlimited': 'No limit',
  'profile.unknown': 'Unknown',
  'profile.failed': "Couldn't load your profile. No changes were made.",
  'profile.plan-failed': "Couldn't load your plan. No changes were made.",

  'change-email.text': "You'll log in with the new email right away. Enter your password to confirm.",
  'change-email.email': 'New email',
  'change-email.now': "You're logged in as {{email}}.",
  'change-email.password': 'Password',
  'change-email.submit': 'Change email',
  'change-email.submitting': 'Changing',
  'change-email.hint.both': 'Enter your new email and your password to continue',
  'change-email.hint.email': 'Enter your new email to continue',
  'change-email.hint.email-invalid': 'Enter a valid email to continue',
  'change-email.hint.password': 'Enter your password to continue',
  'change-email.done.title': 'Email changed',
  'change-email.done.text': "Use it the next time you log in. Your password hasn't changed.",

  'change-password.text':
    "We'll email a link to <strong>{{email}}</strong>. Your current password works until you set a new one.",
  'change-password.unknown': "We can't send the link until your profile loads.",
  'change-password.submit': 'Send reset link',
  'change-password.submitting': 'Sending',
  'change-password.sent.title': 'Check your email',
  'change-password.sent.text':
    "A reset link is on its way to <strong>{{email}}</strong>. Don't see it? Check your spam folder.",
} as const;
