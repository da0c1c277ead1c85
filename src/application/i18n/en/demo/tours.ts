/** The guided tours of demo builds. */
export const demoToursMessages = {
  'tour.title': 'Tours',
  'tour.text': 'Each one walks through the real console with fresh data. Use the arrow keys to move, Esc to stop.',
  'tour.position': '{{step}} of {{count}}',
  'tour.next': 'Next',
  'tour.back': 'Back',
  'tour.done': 'Done',
  'tour.stop': 'Stop tour',
  'tour.skip': 'Skip step',
  'tour.waiting': 'Waiting for the page',
  'tour.failed': "Couldn't find this part of the page. Skip the step, or stop the tour.",

  'tour.ways-in': 'Sign-up and onboarding',
  'tour.ways-in.about': 'From sign-up to a paid plan, with a simulated checkout.',
  'tour.ways-in.form':
    'New customers sign up with Google, GitHub, LinkedIn or an email. Select Next to fill in the form and create the account.',
  'tour.ways-in.code':
    'A code confirms the email. The demo shows the mailbox on the page. Select Next to use its code.',
  'tour.ways-in.company':
    'A short questionnaire follows. Answers are saved step by step, so customers can come back later. Select Next to fill in the company name.',
  'tour.ways-in.questions':
    'Three questions ask what customers build, on which blockchains and how they found you. Select Next to answer them.',
  'tour.ways-in.plan': 'Plans and prices come from your API. Select Next to choose Growth.',
  'tour.ways-in.summary': 'Every answer can be edited here. Select Next to accept the terms and open the checkout.',
  'tour.ways-in.checkout': 'This page stands in for your card provider. Select Next to pay; nobody is charged.',
  'tour.ways-in.done': 'The plan is active. The account is ready for its first call.',

  'tour.first-call': 'First call',
  'tour.first-call.about': 'A new account makes its first API call in two clicks.',
  'tour.first-call.steps': 'A new account starts with a list of first steps.',
  'tour.first-call.key': 'Every call needs a key. Select Next to create one without leaving the page.',
  'tour.first-call.call': 'The first call is ready to run, on the network that you choose.',
  'tour.first-call.language':
    'The same call comes in seven languages. The key stays hidden here and is included when you copy.',
  'tour.first-call.run': 'Select Next to send the request from here.',
  'tour.first-call.log':
    'The response came back with its status, duration and cost. Select Next to open it in the log.',
  'tour.first-call.entry': 'The log has the request and the response in full, ready to search, copy and share.',

  'tour.keys': 'Keys and domains',
  'tour.keys.about': 'Create an API key and add a domain for callbacks.',
  'tour.keys.reveal': 'Keys stay masked. Select Next to reveal this one.',
  'tour.keys.create': 'A new key takes one field.',
  'tour.keys.name': 'Select Next to create the key, named after the app that will use it.',
  'tour.keys.made': 'The key is active immediately. Copy it here, or later from the list.',
  'tour.keys.domains': 'Callbacks go only to domains that are verified.',
  'tour.keys.add': 'Select Next to add a domain.',
  'tour.keys.check': "Verification takes a while. Select Next to move the demo's clock ahead and check again.",
  'tour.keys.verified': 'The new domain is verified, and callbacks can start.',

  'tour.logs': 'Logs and usage',
  'tour.logs.about': 'See where the credits go, and find the call that failed.',
  'tour.logs.quota': '80% of the credits are used, with a third of the period to go.',
  'tour.logs.forecast': 'The forecast shows the day the credits run out, what that costs and what to do about it.',
  'tour.logs.calls': 'Every call is in the log, with its key, cost and duration.',
  'tour.logs.filter': 'Select Next to show only the calls that were rejected.',
  'tour.logs.open': 'Open any entry to see it in full.',
  'tour.logs.entry': 'Request and response can be searched, and the call copied as curl, JavaScript or Python.',
  'tour.logs.webhooks': "Callbacks have a log of their own, with your server's responses.",
  'tour.logs.share': 'A link to this view shows a colleague the same rows.',

  'tour.money': 'Billing and team',
  'tour.money.about': 'Plan, costs and upgrade, then the team and test coins.',
  'tour.money.to-date': 'What this period has cost so far, without waiting for the invoice.',
  'tour.money.plans': 'All plans side by side, from your own list.',
  'tour.money.upgrade': 'Preview what an upgrade changes before you pay.',
  'tour.money.preview': 'Price and limits, now and after. Select Next to close this preview without a change.',
  'tour.money.team': 'Several people can share an account.',
  'tour.money.invite': 'Select Next to invite a developer by email.',
  'tour.money.faucets': 'The invitation was sent. Developers also need test coins.',
  'tour.money.done': 'Faucets send free coins for testnets. That was the last stop.',
} as const;
