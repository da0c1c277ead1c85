/** E-mail verification, forgotten passwords, the second factor and the idle warning (§2, §4, §5). */
export const accessTexts = {
  'two-factor.title': 'Enter your code',
  'two-factor.text': 'Open your authenticator app and type the six digits it shows for {{email}}.',
  'two-factor.code': 'Authentication code',
  'two-factor.checking': 'Checking the code',
  'two-factor.hint': 'The sixth digit sends the code.',
  'two-factor.back': 'Back to log in',
  'two-factor.whose.title': 'One more step',
  'two-factor.whose.text': 'This account asks for a second factor. Enter its email, then the code.',
  'two-factor.whose.continue': 'Continue',

  'verification.title': 'Check your email',
  'verification.text':
    'We sent a 6-digit code to <strong>{{email}}</strong>. It submits as soon as you type the last digit.',
  'verification.text.no-email': 'We sent you a 6-digit code. It submits as soon as you type the last digit.',
  'verification.code': 'Verification code',
  'verification.checking': 'Checking the code',
  'verification.resend': 'Resend code',
  'verification.resending': 'Sending',
  'verification.resend.ready': 'The code did not come?',
  'verification.resend.wait': 'Resend available in {{time}}',
  'verification-code-success': 'A new verification code is on its way to your email.',
  'verification.idle':
    'This page closes after 10 minutes without activity. Your account is kept; log in again to get a new code.',
  'verification.help-alone': 'No email? Check spam.',
  'verification.help': 'No email? Check spam, or <chat>contact us</chat>.',
  'verification.wrong-account': 'Not your email?',

  'forgot-password.title': 'Forgot your password?',
  'forgot-password.text': 'Enter the email of your account and we send you a link to set a new password.',
  'forgot-password.submit': 'Send the link',
  'forgot-password.submitting': 'Sending',
  'forgot-password.hint.empty': 'Enter your email to continue',
  'forgot-password.hint.invalid': 'Correct your email to continue',
  'forgot-password.sent.title': 'Check your email',
  'forgot-password.sent':
    'If there is an account for {{email}}, a link to set a new password is on its way. Check spam if it does not come.',
  'forgot-password.again': 'Use another email',
  'forgot-password.back': 'Back to log in',

  'reset-password.title': 'Set a new password',
  'reset-password.text': 'It takes the place of your old password at once.',
  'reset-password.password': 'New password',
  'reset-password.repeat': 'Repeat the new password',
  'reset-password.submit': 'Set the new password',
  'reset-password.submitting': 'Setting it',
  'reset-password.hint.empty': 'Enter the new password twice to continue',
  'reset-password.hint.password': 'Correct the new password to continue',
  'reset-password.hint.repeat': 'Repeat the new password to continue',
  'reset-password.done.title': 'Your password is changed',
  'reset-password.done': 'Use the new password from now on.',
  'reset-password.back': 'Back to sign in',
  'reset-password.to-console': 'Go on to the console',
  'reset-password.new-link': 'Ask for a new link',
  'reset-password.no-link.title': 'This link cannot be used',
  'reset-password.no-link.text':
    'It is not complete, or it was used already. Enter your email and we send you a new one.',

  'idle.warning.title': 'Are you still there?',
  'idle.warning.text':
    'Nothing has happened here for 9 minutes. In one minute this page closes and you have to log in again.',
  'idle.stay': 'Stay',
  'idle.expired.title': 'This page has closed',
  'idle.expired.text':
    'Nothing happened here for 10 minutes, so you were signed out. Your account is kept: log in to go on where you stopped.',
  'idle.to-log-in': 'Go to log in',
} as const;
