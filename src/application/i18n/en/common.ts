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
  'common.support-unreachable': "We couldn't open the support chat. Check your connection and try again.",
  'common.language': 'Language',
  'common.language.failed': "Couldn't load {{language}}. Check your connection and try again.",
  'common.log-out': 'Log out',
  'common.notifications': 'Notifications',

  'common.required': 'Required',
  'form.restored': 'We restored what you typed before your session ended.',

  'failure.unexpected':
    'An unexpected server error has occurred, we are working to fix this. Please try again later and in case it occurs again please report it to our team via email.',
  'failure.no-response': "The server didn't respond. Check your connection and try again.",
  'failure.offline': "You're offline. Connect to the internet and try again.",
  'failure.not-loaded': "Part of the console didn't load, so nothing was changed. Check your connection and try again.",
  'failure.blocked': "This page's security policy blocked the call. Contact us to allow the API's URL.",
  'failure.not-the-api':
    "A web page responded instead of the API. Try again. If it keeps happening, check the API's URL and any proxy in front of it.",
  'failure.unconfirmed': 'We could not confirm this. Check before trying again.',
  'failure.denied': "The response doesn't match what you sent. Check what is set now before trying again.",
  'failure.still-listed': "{{name}} is still listed, so it wasn't deleted. Try again in a moment.",
  'failure.read-only': "Your role doesn't allow this. Ask the account owner for access.",

  'change-email.waits': 'Finish setting up your account first. Then open the link in your email again.',
  'form.rules-failed': "Couldn't load part of the form. Check your connection and try again.",

  'error-screen.title': 'Unexpected Application Error!',
  'error-screen.text': 'Reload the page to continue. Anything you saved is still there.',
  'error-screen.reload': 'Reload',
  'error-screen.chunk': "Couldn't load this page. Check your connection and try again.",
  'error-screen.new-version': 'A new version of the console is available. Reload to continue.',
  'dialog.failed': "Couldn't load this dialog",
  'dialog.failed.text': 'Check your connection and try again.',

  'frame.blocked': 'This content cannot be displayed in an iframe',
  'maintenance.title': 'Down for maintenance',
  'maintenance.text': "The console isn't available right now. Try again later.",
} as const;
