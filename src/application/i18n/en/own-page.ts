export const ownPageMessages = {
  'own-page.new-tab': 'Open in a new tab',
  'own-page.failed': "Couldn't load this page",
  'own-page.failed.text': "It didn't respond in time. Check your connection and try again, or open it in a new tab.",
  'own-page.blocked.text': "This console isn't allowed to show the page. Open it in a new tab.",
} as const;
