/** The dialogs of the profile menu (§2, §5, D14). */
export const accountMessages = {
  'profile.name': 'Name',
  'profile.email': 'Email',
  'profile.plan': 'Plan',
  'profile.seats': 'Team seats',
  'profile.seats.unlimited': 'No limit',
  'profile.unknown': 'Not known',
  'profile.failed': 'Your profile did not load. Nothing was changed.',
  'profile.plan-failed': 'Your plan did not load. Nothing was changed.',

  'change-email.text':
    'You sign in with the new email as soon as it is changed. Your password confirms that it is you.',
  'change-email.email': 'New email',
  'change-email.now': 'You are signed in as {{email}}.',
  'change-email.password': 'Password',
  'change-email.submit': 'Change email',
  'change-email.submitting': 'Changing',
  'change-email.hint.both': 'Enter the new email and your password to continue',
  'change-email.hint.email': 'Enter the new email to continue',
  'change-email.hint.email-invalid': 'Correct the new email to continue',
  'change-email.hint.password': 'Enter your password to continue',
  'change-email.done.title': 'Email changed',
  'change-email.done.text': 'You sign in with the new email from now on. Your password is the same.',

  'change-password.text':
    'We send a link to <strong>{{email}}</strong>. Open it to set a new password; until then your password stays as it is.',
  'change-password.unknown': 'Your email is not known yet, because your profile did not load.',
  'change-password.submit': 'Send the link',
  'change-password.submitting': 'Sending',
  'change-password.sent.title': 'Check your email',
  'change-password.sent.text':
    'A link to set a new password is on its way to <strong>{{email}}</strong>. Check spam if it does not come.',
} as const;
