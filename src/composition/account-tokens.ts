import type { KeySecrets } from '#src/application/api-keys/key-secrets.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { DraftStore } from '#src/application/forms/draft-store.ts';
import { token, type TokensOf } from './tokens.ts';

export const ACCOUNT_STORES: TokensOf<AccountStores> = {
  apiKeys: token('ApiKeysStore'),
  subscription: token('SubscriptionStore'),
  billing: token('BillingStore'),
  pendingInvoice: token('PendingInvoiceStore'),
  invoiceList: token('InvoiceListStore'),
  profile: token('ProfileStore'),
  capabilities: token('CapabilityStore'),
  outage: token('OutageStore'),
  firstCall: token('FirstCallStore'),
  gettingStarted: token('GettingStartedStore'),
  support: token('SupportStore'),
  overview: token('OverviewStore'),
  callbackDomains: token('CallbackDomainsStore'),
  faucets: token('FaucetsStore'),
  team: token('TeamStore'),
  usage: token('UsageStore'),
  creditHistory: token('CreditHistoryPart'),
  callbackLogs: token('CallbackLogsStore'),
  apiRequests: token('ApiRequestsStore'),
  savedViews: token('SavedViewsStore'),
  rotations: token('RotationsStore'),
  dialogs: token('AccountDialogs'),
  pageTabs: token('PageTabs'),
  pendingAction: token('PendingAction'),
  paletteDialogs: token('PaletteDialogs'),
  recentCommands: token('RecentCommands'),
  shortcutSetting: token('ShortcutSetting'),
  palette: token('Palette'),
  addCallbackDomain: token('AddCallbackDomain'),
  requestFaucet: token('RequestFaucet'),
  createKey: token('CreateKey'),
  rotateKey: token('RotateKey'),
  keyDetails: token('KeyDetails'),
  keyLimit: token('KeyLimitStore'),
  deleteKey: token('DeleteKey'),
  deactivateKeys: token('DeactivateKeys'),
  chooseVersion: token('ChooseVersion'),
  inviteMember: token('InviteMember'),
  changeEmail: token('ChangeEmail'),
  changePassword: token('ChangePassword'),
  accountSessions: token('AccountSessions'),
};

export const KEY_SECRETS = token<KeySecrets>('KeySecrets');
export const DRAFTS = token<DraftStore>('DraftStore');
