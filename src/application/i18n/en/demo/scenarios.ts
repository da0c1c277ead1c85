/** What each scenario of the demo is called, and one sentence about what a person sees. */
export const demoScenariosMessages = {
  'scenario.visitor': 'Visitor',
  'scenario.visitor.about': 'Nobody is logged in; pick any demo account.',
  'scenario.two-factor': 'Two-factor',
  'scenario.two-factor.about': 'The login form is filled in; the account asks for a code.',
  'scenario.social-sign-in': 'Social login',
  'scenario.social-sign-in.about':
    'Each social login lets you continue as a customer, a newcomer or somebody with two-factor authentication.',
  'scenario.invited-member': 'Invited member',
  'scenario.invited-member.about': 'Nobody is logged in; the mailbox holds an invitation to a team.',
  'scenario.expired-invitation': 'Expired invitation',
  'scenario.expired-invitation.about':
    'Somebody opens an invitation that expired yesterday, and the login page explains why it fails.',
  'scenario.forgotten-password': 'Forgotten password',
  'scenario.forgotten-password.about': 'A customer opens the emailed link for a forgotten password and sets a new one.',
  'scenario.change-email-link': 'Change-email link',
  'scenario.change-email-link.about': 'A customer opens the emailed link that undoes a change of their email.',

  'scenario.onboarding-at-email-verification': 'Onboarding: verify email',
  'scenario.onboarding-at-email-verification.about':
    'Logged in right after sign-up; the mailbox holds the code that verifies the email.',
  'scenario.onboarding-at-company-data': 'Onboarding: company',
  'scenario.onboarding-at-company-data.about':
    'Logged in with a verified email, at the first step of the questionnaire.',
  'scenario.onboarding-at-use-cases': 'Onboarding: use cases',
  'scenario.onboarding-at-use-cases.about': 'Logged in at the question about use cases, with the company filled in.',
  'scenario.onboarding-at-blockchain-protocols': 'Onboarding: protocols',
  'scenario.onboarding-at-blockchain-protocols.about':
    'Logged in at the choice of protocols, with the steps before it filled in.',
  'scenario.onboarding-at-channels': 'Onboarding: how you found us',
  'scenario.onboarding-at-channels.about': 'Logged in at the last question, with the steps before it filled in.',
  'scenario.onboarding-at-pricing-plan': 'Onboarding: choose a plan',
  'scenario.onboarding-at-pricing-plan.about': 'At the plan step, with all answers filled in.',
  'scenario.onboarding-at-summary': 'Onboarding: summary',
  'scenario.onboarding-at-summary.about': 'Logged in at the summary, with the Growth plan chosen and ready to be paid.',
  'scenario.offline-payment': 'Offline payment',
  'scenario.offline-payment.about': 'At the summary, with crypto payment arranged.',

  'scenario.active-customer': 'Active customer',
  'scenario.active-customer.about': 'Logged in on the Growth plan, with 23 API keys.',
  'scenario.free-plan': 'Free plan',
  'scenario.free-plan.about': 'Logged in on the free plan, with nothing created yet.',
  'scenario.enterprise': 'Enterprise',
  'scenario.enterprise.about': 'Logged in on a custom contract, with 60 API keys and a team of 120.',
  'scenario.read-only-member': 'Read-only member',
  'scenario.read-only-member.about':
    'Logged in as a view-only member: everything is visible, and a notice explains why nothing can be changed.',
  'scenario.failed-callbacks': 'Failed callbacks',
  'scenario.failed-callbacks.about': "A customer's callbacks show what wasn't delivered, and why.",
  'scenario.failing-domains': 'Failing domains',
  'scenario.failing-domains.about': 'One callback domain receives nothing, and the provider paused another.',

  'scenario.suspended': 'Suspended',
  'scenario.suspended.about': 'Logged in to an account whose payment failed.',
  'scenario.failed-payment': 'Failed payment',
  'scenario.failed-payment.about':
    'The billing page of a suspended account leads to the payment that failed, and paying it opens the other pages.',
  'scenario.pending-invoices': 'Unpaid invoices',
  'scenario.pending-invoices.about': 'The billing page of a working account has an alert about an unpaid invoice.',
  'scenario.canceled-plan': 'Canceled plan',
  'scenario.canceled-plan.about': 'The Business plan was canceled, and the billing page shows the date it ends.',
  'scenario.trial-end': 'Last evening of a plan',
  'scenario.trial-end.about':
    'No plan has a trial, so this is a canceled plan on its last evening; it ends at midnight UTC.',
  'scenario.closing-account': 'Closing account',
  'scenario.closing-account.about':
    'Account closure was requested five days ago: every page shows the date and lets the owner keep the account.',

  'scenario.quota-50': 'Quota at 50%',
  'scenario.quota-50.about': 'Half of the credits are used, and the forecast stays within the plan.',
  'scenario.quota-80': 'Quota at 80%',
  'scenario.quota-80.about': "With a third of the period to go, 80% of the credits are used, so they'll run out early.",
  'scenario.quota-98': 'Quota at 98%',
  'scenario.quota-98.about': 'On the last evening of the period, 98% of the credits are used.',
  'scenario.quota-104': 'Quota at 104%',
  'scenario.quota-104.about': 'All included credits are used, and each extra one is charged.',
  'scenario.access-tokens': 'Access tokens',
  'scenario.access-tokens.about': 'One of four tokens expires within a week, and one has expired.',
  'scenario.notifications': 'Notification channels',
  'scenario.notifications.about': 'One of four channels fails to deliver, and one is muted.',
  'scenario.passkeys': 'Passkeys',
  'scenario.passkeys.about': 'Add one of your own, log out, and log in with it.',
  'scenario.ownership-transfer': 'Ownership transfer',
  'scenario.ownership-transfer.about':
    'Logged in as a member who was asked to become the owner; the link of the mail is open.',
  'scenario.billing-details-needed': 'Billing details needed',
  'scenario.billing-details-needed.about':
    'A plan is only sold with billing details; the checkout dialog asks for them first.',
  'scenario.subscription-deactivated': 'Deactivated subscription',
  'scenario.subscription-deactivated.about':
    'A callback subscription was deactivated after too many failed attempts; Activate answers it.',
  'scenario.budget-reached': 'Budget reached',
  'scenario.budget-reached.about':
    'The budget for the billing period is used up, so API calls are rejected until it is raised.',
  'scenario.many-keys': '5,000 API keys',
  'scenario.many-keys.about':
    'The list of an account with 5,000 API keys loads page by page and finds a key by its name.',
  'scenario.key-expiring': 'API key about to expire',
  'scenario.key-expiring.about':
    'The list warns of a key that expires in five days, and the credits of another one are used up.',
  'scenario.key-labels': 'Labeled API keys',
  'scenario.key-labels.about': 'API keys narrowed to one label; the labels also filter API calls and usage.',
  'scenario.full-team': 'Full team',
  'scenario.full-team.about': 'All ten seats of the team are taken, so nobody else can be invited.',
  'scenario.required-operations': 'Required operations only',
  'scenario.required-operations.about':
    'The provider offers none of the optional operations, and no screen shows that they are missing.',
  'scenario.faucet-cooldown': 'Faucet cooling down',
  'scenario.faucet-cooldown.about': 'Three faucet requests were made within minutes, so the next one has to wait.',

  'scenario.maintenance': 'Maintenance',
  'scenario.maintenance.about': 'In place of the console, a page says that the console is down for maintenance.',
  'scenario.maintenance-notice': 'Maintenance notice',
  'scenario.maintenance-notice.about': 'A bar above the dashboard announces maintenance, and can be closed.',
  'scenario.provider-down': 'Provider down',
  'scenario.provider-down.about': 'Every call fails with 503, and the dashboard says so once instead of in each card.',
  'scenario.slow-provider': 'Slow provider',
  'scenario.slow-provider.about': 'Every call takes four seconds, and each part of the page shows that it is loading.',
  'scenario.broken-provider': 'Broken provider',
  'scenario.broken-provider.about':
    'A proxy responds to every call with HTML instead of JSON, and the console offers to try again.',
  'scenario.failed-change': 'Failed change',
  'scenario.failed-change.about':
    'Everything loads, but no API key can be created: the form keeps your input and shows the reason.',
  'scenario.ended-session': 'Ended session',
  'scenario.ended-session.about':
    'Creating an API key ends the session, and after the next login the form is back as it was.',
  'scenario.offline': 'Offline',
  'scenario.offline.about': 'The network is gone, and the API keys page offers to try again.',
} as const;
