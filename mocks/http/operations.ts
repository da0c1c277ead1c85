import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { Operation } from './respond.ts';

export function createOperations(provider: Provider): readonly Operation[] {
  const operations = [
    ...authOperations(provider),
    ...onboardingOperations(provider),
    ...accountOperations(provider),
    ...twoFactorOperations(provider),
    ...closureOperations(provider),
    ...accessTokenOperations(provider),
    ...notificationOperations(provider),
    ...passkeyOperations(provider),
    ...billingOperations(provider),
    ...apiKeyOperations(provider),
    ...callbackSigningOperations(provider),
    ...callbackSubscriptionOperations(provider),
    ...bulkRedeliveryOperations(provider),
    ...keyLimitOperations(provider),
    ...logOperations(provider),
    ...teamOperations(provider),
    ...invitationOperations(provider),
    ...ownershipOperations(provider),
    ...budgetOperations(provider),
  ];
  return operations.map(([endpoint, serve]) => [
    endpoint,
    (call) => {
      if (call.userAgent !== null) provider.accountSessions.calledBy(call.userAgent);
      return serve(call);
    },
  ]);
}

function authOperations({ auth, capabilities, registration, social, passwords, emails }: Provider): Operation[] {
  return [
    [endpoints.logIn, ({ body }) => auth.logIn(body)],
    [endpoints.verifySecondFactor, ({ body }) => auth.verifySecondFactor(body)],
    [endpoints.register, ({ body }) => registration.register(body)],
    [endpoints.verifyEmail, ({ bearer, body }) => registration.verifyEmail(bearer, body)],
    [endpoints.resendEmailCode, ({ bearer }) => registration.resendEmailCode(bearer)],
    [endpoints.logInWithGoogle, ({ body }) => social.logIn('google', body)],
    [endpoints.logInWithGithub, ({ body }) => social.logIn('github', body)],
    [endpoints.logInWithLinkedin, ({ body }) => social.logIn('linkedin', body)],
    [endpoints.logInWithOidc, ({ body }) => capabilities.serveOptional(() => social.logInWithOidc(body))],
    [endpoints.forgotPassword, ({ body }) => passwords.forgotPassword(body)],
    [endpoints.resetPassword, ({ bearer, body }) => passwords.resetPassword(bearer, body)],
    [endpoints.changeEmail, ({ bearer, body }) => emails.changeEmail(bearer, body)],
  ];
}

const stages = [
  ['company-data', endpoints.saveCompanyData, endpoints.getCompanyData],
  ['use-cases', endpoints.saveUseCases, endpoints.getUseCases],
  ['blockchain-protocols', endpoints.saveProtocols, endpoints.getProtocols],
  ['channels', endpoints.saveChannels, endpoints.getChannels],
  ['pricing-plan', endpoints.savePlan, endpoints.getPlan],
] as const;

function onboardingOperations({ onboarding, catalogue }: Provider): Operation[] {
  return [
    ...stages.flatMap(([stage, save, get]): Operation[] => [
      [save, ({ bearer, body }) => onboarding.saveAnswers(bearer, stage, body)],
      [get, ({ bearer }) => onboarding.answers(bearer, stage)],
    ]),
    [endpoints.getSummary, ({ bearer }) => onboarding.summary(bearer)],
    [endpoints.confirmSummary, ({ bearer }) => onboarding.confirm(bearer)],
    [endpoints.listProtocols, ({ bearer }) => catalogue.protocols(bearer)],
    [endpoints.listPackages, ({ bearer }) => catalogue.packages(bearer)],
  ];
}

function accountOperations({
  account,
  accountSessions,
  capabilities,
  gettingStarted,
  localization,
  usage,
}: Provider): Operation[] {
  return [
    [endpoints.profile, ({ bearer }) => account.profile(bearer)],
    [endpoints.capabilities, ({ bearer }) => capabilities.list(bearer)],
    [endpoints.listSessions, ({ bearer }) => capabilities.serve('sessions', () => accountSessions.list(bearer))],
    [
      endpoints.endSession,
      ({ bearer, param }) => capabilities.serve('sessions', () => accountSessions.end(bearer, param('id'))),
    ],
    [endpoints.getSteps, ({ bearer }) => gettingStarted.load(bearer)],
    [endpoints.setSteps, ({ bearer, body }) => gettingStarted.set(bearer, body)],
    [endpoints.localization, ({ bearer, language }) => localization.translations(bearer, language)],
    [endpoints.usageSummary, ({ bearer }) => usage.summary(bearer)],
    [
      endpoints.usageHistory,
      ({ bearer, query }) => capabilities.serve('usage-history', () => usage.history(bearer, query)),
    ],
    [
      endpoints.usageBreakdown,
      ({ bearer, query }) => capabilities.serve('usage-breakdown', () => usage.breakdown(bearer, query)),
    ],
  ];
}

function twoFactorOperations({ capabilities, twoFactor }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('two-factor-setup', () => serve(call));
  return [
    [endpoints.twoFactorStatus, offered(({ bearer }) => twoFactor.status(bearer))],
    [endpoints.beginTwoFactor, offered(({ bearer }) => twoFactor.begin(bearer))],
    [endpoints.enableTwoFactor, offered(({ bearer, body }) => twoFactor.enable(bearer, body))],
    [endpoints.renewRecoveryCodes, offered(({ bearer, body }) => twoFactor.renewCodes(bearer, body))],
    [endpoints.disableTwoFactor, offered(({ bearer, body }) => twoFactor.disable(bearer, body))],
  ];
}

function closureOperations({ capabilities, closure }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('account-closure', () => serve(call));
  return [
    [endpoints.accountClosure, offered(({ bearer }) => closure.status(bearer))],
    [endpoints.requestDataExport, offered(({ bearer }) => closure.requestExport(bearer))],
    [endpoints.closeAccount, offered(({ bearer, body }) => closure.close(bearer, body))],
    [endpoints.keepAccount, offered(({ bearer }) => closure.keep(bearer))],
  ];
}

function accessTokenOperations({ accessTokens, capabilities }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('access-tokens', () => serve(call));
  return [
    [endpoints.listAccessTokens, offered(({ bearer }) => accessTokens.list(bearer))],
    [endpoints.createAccessToken, offered(({ bearer, body }) => accessTokens.create(bearer, body))],
    [endpoints.revokeAccessToken, offered(({ bearer, param }) => accessTokens.revoke(bearer, param('id')))],
  ];
}

function notificationOperations({ notifications: service, capabilities }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('notifications', () => serve(call));
  return [
    [endpoints.listNotificationChannels, offered(({ bearer }) => service.list(bearer))],
    [endpoints.addNotificationChannel, offered(({ bearer, body }) => service.add(bearer, body))],
    [endpoints.editNotificationChannel, offered(({ bearer, body, param }) => service.edit(bearer, param('id'), body))],
    [
      endpoints.muteNotificationChannel,
      offered(({ bearer, body, param }) => service.setMuted(bearer, param('id'), body)),
    ],
    [endpoints.deleteNotificationChannel, offered(({ bearer, param }) => service.remove(bearer, param('id')))],
    [endpoints.testNotificationChannel, offered(({ bearer, param }) => service.test(bearer, param('id')))],
  ];
}

function passkeyOperations({ passkeys: service, capabilities }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('passkeys', () => serve(call));
  return [
    [endpoints.listPasskeys, offered(({ bearer }) => service.list(bearer))],
    [endpoints.beginPasskey, offered(({ bearer, body, origin }) => service.begin(bearer, body, origin))],
    [endpoints.addPasskey, offered(({ bearer, body, origin }) => service.add(bearer, body, origin))],
    [endpoints.renamePasskey, offered(({ bearer, body, param }) => service.rename(bearer, param('id'), body))],
    [endpoints.deletePasskey, offered(({ bearer, param }) => service.remove(bearer, param('id')))],
    [endpoints.beginPasskeyLogIn, offered(({ body, origin }) => service.beginLogIn(body, origin))],
    [endpoints.logInWithPasskey, offered(({ body, origin }) => service.logIn(body, origin))],
  ];
}

function billingOperations({ billing, billingDetails, capabilities, invoices }: Provider): Operation[] {
  return [
    [endpoints.currentSubscription, ({ bearer }) => billing.currentSubscription(bearer)],
    [endpoints.listPlans, ({ bearer }) => billing.plans(bearer)],
    [endpoints.getInvoices, ({ bearer }) => billing.invoices(bearer)],
    [
      endpoints.listInvoices,
      ({ bearer, query }) => capabilities.serve('invoice-list', () => invoices.list(bearer, query)),
    ],
    [
      endpoints.downloadInvoice,
      ({ bearer, param }) => capabilities.serve('invoice-list', () => invoices.file(bearer, param('id'))),
    ],
    [
      endpoints.readBillingDetails,
      ({ bearer }) => capabilities.serve('billing-details', () => billingDetails.read(bearer)),
    ],
    [
      endpoints.saveBillingDetails,
      ({ bearer, body }) => capabilities.serve('billing-details', () => billingDetails.save(bearer, body)),
    ],
  ];
}

function apiKeyOperations({ apiKeys, capabilities, callbackUrls, faucets }: Provider): Operation[] {
  return [
    [endpoints.createApiKey, ({ bearer, body }) => apiKeys.create(bearer, body)],
    [endpoints.listApiKeys, ({ bearer, query }) => apiKeys.list(bearer, query)],
    [endpoints.setApiKeyActive, ({ bearer, body, param }) => apiKeys.setActive(bearer, param('id'), body)],
    [
      endpoints.deleteApiKey,
      ({ bearer, param }) => capabilities.serve('api-key-deletion', () => apiKeys.remove(bearer, param('id'))),
    ],
    [
      endpoints.setKeyLabels,
      ({ bearer, body, param }) =>
        capabilities.serve('api-key-labels', () => apiKeys.setLabels(bearer, param('id'), body)),
    ],
    [endpoints.revealApiKey, ({ bearer, param }) => apiKeys.reveal(bearer, param('id'))],
    [endpoints.listApiVersions, ({ bearer }) => apiKeys.versions(bearer)],
    [endpoints.chooseApiVersion, ({ bearer, body }) => apiKeys.chooseVersion(bearer, body)],
    [endpoints.addDomain, ({ bearer, body }) => callbackUrls.add(bearer, body)],
    [endpoints.listDomains, ({ bearer, query }) => callbackUrls.list(bearer, query)],
    [endpoints.removeDomain, ({ bearer, body, param }) => callbackUrls.remove(bearer, param('id'), body)],
    [
      endpoints.resumeDomain,
      ({ bearer, param }) => capabilities.serve('domain-health', () => callbackUrls.resume(bearer, param('id'))),
    ],
    [endpoints.loadFaucets, ({ bearer }) => faucets.load(bearer)],
    [endpoints.requestFaucet, ({ bearer, body }) => faucets.request(bearer, body)],
  ];
}

function callbackSigningOperations({ callbackSigning, capabilities }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('callback-signing', () => serve(call));
  return [
    [endpoints.signingStatus, offered(({ bearer }) => callbackSigning.status(bearer))],
    [endpoints.revealSigningSecret, offered(({ bearer }) => callbackSigning.reveal(bearer))],
    [endpoints.rotateSigningSecret, offered(({ bearer, body }) => callbackSigning.rotate(bearer, body))],
    [endpoints.endSigningOverlap, offered(({ bearer }) => callbackSigning.endOverlap(bearer))],
    [endpoints.sendTestDelivery, offered(({ bearer, body }) => callbackSigning.test(bearer, body))],
  ];
}

function callbackSubscriptionOperations({ callbackSubscriptions: service, capabilities }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('callback-subscriptions', () => serve(call));
  return [
    [endpoints.listEventTypes, offered(({ bearer }) => service.eventTypes(bearer))],
    [endpoints.listSubscriptions, offered(({ bearer, query }) => service.list(bearer, query))],
    [endpoints.createSubscription, offered(({ bearer, body }) => service.create(bearer, body))],
    [endpoints.editSubscription, offered(({ bearer, body, param }) => service.edit(bearer, param('id'), body))],
    [
      endpoints.setSubscriptionActive,
      offered(({ bearer, body, param }) => service.setActive(bearer, param('id'), body)),
    ],
    [endpoints.deleteSubscription, offered(({ bearer, param }) => service.remove(bearer, param('id')))],
    [endpoints.testSubscription, offered(({ bearer, param }) => service.test(bearer, param('id')))],
  ];
}

function bulkRedeliveryOperations({ bulkRedelivery: service, capabilities }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('callback-bulk-redelivery', () => serve(call));
  return [
    [endpoints.countRedeliveries, offered(({ bearer, query }) => service.count(bearer, query))],
    [endpoints.listRedeliveries, offered(({ bearer }) => service.list(bearer))],
    [endpoints.startRedelivery, offered(({ bearer, body }) => service.start(bearer, body))],
    [endpoints.stopRedelivery, offered(({ bearer, param }) => service.stop(bearer, param('id')))],
  ];
}

function keyLimitOperations({ capabilities, keyLimits }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('api-key-limits', () => serve(call));
  return [
    [endpoints.keyLimits, offered(({ bearer, param }) => keyLimits.read(bearer, param('id')))],
    [endpoints.setKeyLimits, offered(({ bearer, body, param }) => keyLimits.change(bearer, param('id'), body))],
    [endpoints.keyLimitOptions, offered(({ bearer }) => keyLimits.options(bearer))],
  ];
}

function logOperations({
  auditLog,
  callbackLog,
  callbackRedelivery,
  capabilities,
  requestLog,
  sendRequest,
}: Provider): Operation[] {
  return [
    [endpoints.callbackFilters, ({ bearer }) => callbackLog.filters(bearer)],
    [endpoints.searchCallbacks, ({ bearer, query }) => callbackLog.search(bearer, query)],
    [
      endpoints.redeliverCallback,
      ({ bearer, param }) =>
        capabilities.serve('callback-redelivery', () => callbackRedelivery.redeliver(bearer, param('id'))),
    ],
    [endpoints.auditLog, ({ bearer, query }) => capabilities.serve('audit-log', () => auditLog.list(bearer, query))],
    [endpoints.requestFilters, ({ bearer }) => requestLog.filters(bearer)],
    [endpoints.listApiRequests, ({ bearer, query }) => requestLog.list(bearer, query)],
    [endpoints.sendRequest, ({ bearer, body }) => sendRequest.send(bearer, body)],
  ];
}

function teamOperations({ team }: Provider): Operation[] {
  return [
    [endpoints.listTeamMembers, ({ bearer, query }) => team.list(bearer, query)],
    [endpoints.inviteTeamMember, ({ bearer, body }) => team.invite(bearer, body)],
    [endpoints.deleteTeamMember, ({ bearer, body, param }) => team.remove(bearer, param('id'), body)],
    [endpoints.listRoles, ({ bearer }) => team.roles(bearer)],
  ];
}

function invitationOperations({ capabilities, invitations, team }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('invitations', () => serve(call));
  return [
    [endpoints.listInvitations, offered(({ bearer }) => invitations.list(bearer))],
    [endpoints.resendInvitation, offered(({ bearer, param }) => invitations.resend(bearer, param('id')))],
    [endpoints.revokeInvitation, offered(({ bearer, param }) => invitations.revoke(bearer, param('id')))],
    [endpoints.changeMemberRoles, offered(({ bearer, body, param }) => team.changeRoles(bearer, param('id'), body))],
  ];
}

function ownershipOperations({ capabilities, ownership }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('ownership-transfer', () => serve(call));
  return [
    [endpoints.ownershipTransfer, offered(({ bearer }) => ownership.read(bearer))],
    [endpoints.startOwnershipTransfer, offered(({ bearer, body }) => ownership.start(bearer, body))],
    [endpoints.withdrawOwnershipTransfer, offered(({ bearer }) => ownership.withdraw(bearer))],
    [endpoints.acceptOwnership, offered(({ bearer, body }) => ownership.accept(bearer, body))],
    [endpoints.leaveTeam, ({ bearer }) => capabilities.serve('team-leaving', () => ownership.leave(bearer))],
  ];
}

function budgetOperations({ budget, capabilities }: Provider): Operation[] {
  const offered =
    (serve: Operation[1]): Operation[1] =>
    (call) =>
      capabilities.serve('budget', () => serve(call));
  return [
    [endpoints.readBudget, offered(({ bearer }) => budget.read(bearer))],
    [endpoints.setBudget, offered(({ bearer, body }) => budget.set(bearer, body))],
    [endpoints.removeBudget, offered(({ bearer }) => budget.remove(bearer))],
  ];
}
