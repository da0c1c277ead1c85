export const commonMessages = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.dismiss': 'Dismiss',
  'common.done': 'Done',
  'common.hide-password': 'Hide password',
  'common.none': 'None',
  'common.opens-in-new-tab': 'opens in a new tab',
  'common.show-password': 'Show password',
  'common.try-again': 'Retry',
  'common.contact-us': 'Contact us',
  'common.language': 'Language',
  'common.language.failed': "Couldn't load {{language}}. Check your connection and try again.",
  'common.log-out': 'Log out',
  'common.notifications': 'Notifications',

  'common.required': 'Required',
  'form.restored': 'We restored what you typed before your session ended.',

  'failure.unexpected':
    'An unexpected server error has occurred, we are working to fix this. Please try again later and in case it occurs again please report it to our team via email.',
  'failure.no-response': "The server didn't respond. Check your connection and try again.",
  'failure.not-the-api':
    "A web page answered instead of the API. Try again. If it stays so, check the API's address and any proxy in front of it.",
  'failure.unconfirmed': 'We could not confirm this. Check before trying again.',
  'failure.read-only': "Read-only: your role doesn't allow this. Ask the account owner for access.",

  'change-email.waits': 'Finish setting up your account first. The link to change your email opens after that.',
  'form.rules-failed': "Couldn't load the whole form. Check your connection and try again.",

  'error-screen.title': 'Unexpected Application Error!',
  'error-screen.text': 'Something went wrong. Your saved work is safe. Reload to continue.',
  'error-screen.reload': 'Reload',
  'error-screen.chunk': "Couldn't load this page. Check your connection and try again.",
  'error-screen.new-version': 'A new version of the console is available. Reload to continue.',
  'dialog.failed': "Couldn't load this dialog",
  'dialog.failed.text': 'No changes were made. Check your connection and try again.',

  'frame.blocked': 'This content cannot be displayed in an iframe',
  'maintenance.title': 'Back soon',
  'maintenance.text': "We're down for maintenance. Try again later.",
} as const;
