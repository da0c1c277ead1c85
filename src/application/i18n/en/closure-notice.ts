/** What every page shows of an account that is closing, once it has loaded. */
export const closureNoticeMessages = {
  'closure.notice': 'This account will be closed on {{date}}.',
  'closure.keep': 'Keep the account',
  'closure.keeping': 'Keeping',
  'closure.kept': 'Your account stays open.',
} as const;
