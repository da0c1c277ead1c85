import { ownPages } from '#src/domain/branding/own-pages.ts';
import type { Visitor } from '#src/domain/auth/admit.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';

/** All that the gate decides by, so that the first page and each later one are admitted alike. */
export function visitorOf({ account, session, settings, social }: AppStores): Required<Visitor> {
  const { capabilities } = account.stores ?? {};
  return {
    state: session.state,
    hasToken: session.hasToken,
    isSocialCallback: social.hasReturn(),
    pages: settings.pages,
    ownPages: ownPages(settings),
    // Until the provider has answered, it may have one.
    lacksAccountPage: capabilities?.lacksAccountPage === true,
    lacksOwnershipTransfer: !settings.pages.team || capabilities?.lacks('ownership-transfer') === true,
    stages: settings.questionnaire.stages,
  };
}
