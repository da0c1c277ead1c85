/** Texts that every screen may show. */
export const commonMessages = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.dismiss': 'Dismiss',
  'common.done': 'Done',
  'common.hide-password': 'Hide password',
  'common.none': 'None',
  'common.opens-in-new-tab': 'opens in a new tab',
  'common.show-password': 'Show password',
  'common.try-again': 'Try again',
  'common.contact-us': 'Contact us',
  'common.log-out': 'Log out',
  'common.notifications': 'Notifications',

  'common.required': 'Required',

  'failure.unexpected':
    'An unexpected server error has occurred, we are working to fix this. Please try again later and in case it occurs again please report it to our team via email.',
  'failure.no-answer': 'The server did not answer. Check your connection and try again.',
  'failure.unconfirmed': 'We could not confirm this. Check before trying again.',
  'failure.read-only': 'Read only: your role does not allow this. Ask the owner of the account for the right to do it.',

  'change-email.waits': 'Finish setting up your account. The link to change your email opens after that.',
  'form.rules-failed': "This form couldn't load completely. Check your connection and try again.",

  'error-screen.title': 'Unexpected Application Error!',
  'error-screen.text': 'This page stopped working. What you saved is safe. Load the page again to go on.',
  'error-screen.reload': 'Load again',
  'error-screen.chunk': 'This page did not load. Check your connection and try again.',
  'error-screen.new-version': 'There is a new version of the console. Load the page again to go on.',

  'frame.refused': 'This content cannot be displayed in an iframe',
  'maintenance.title': 'Back soon',
  'maintenance.text': 'The console is being maintained. Try again later.',
} as const;
