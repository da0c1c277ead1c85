import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMS } from './drafted-forms.ts';

const CONTROLS_FOLDER = 'src/ui/components/form';
/** Parts around a control, in which nothing is typed or chosen. */
const NO_CONTROLS = new Set([
  ...['combobox-list', 'field', 'form-footer', 'form-rules-alert', 'required-mark', 'restored-alert', 'submit-button'],
]);

const QUESTIONNAIRE = 'the questionnaire';

/** Where something is typed or chosen that a draft holds, and the form in the table of the drafts. */
const WITH_DRAFT: Readonly<Record<string, string>> = {
  'account/change-email-dialog.tsx': 'the change of the email',
  'api-keys/key-name-field.tsx': 'a new key',
  'api-keys/limits/limit-choices.tsx': 'the limits of a new key',
  'api-keys/limits/limits-fields.tsx': 'the limits of a new key',
  'callback-domains/add-domain-dialog.tsx': 'a new domain',
  'dashboard/first-call-fields.tsx': 'the first call',
  'dashboard/first-key-form.tsx': 'the first key',
  'faucets/faucet-type-field.tsx': 'a request for test coins',
  'faucets/network-fields.tsx': 'a request for test coins',
  'faucets/request-fields.tsx': 'a request for test coins',
  'onboarding/company-fields.tsx': QUESTIONNAIRE,
  'onboarding/option-group.tsx': QUESTIONNAIRE,
  'onboarding/other-field.tsx': QUESTIONNAIRE,
  'onboarding/pricing-plan/payment-method.tsx': QUESTIONNAIRE,
  'onboarding/pricing-plan/plan-card.tsx': QUESTIONNAIRE,
  'onboarding/protocol-options.tsx': QUESTIONNAIRE,
  'plans/period-toggle.tsx': QUESTIONNAIRE,
  'team/invite-member-dialog.tsx': 'an invitation',
  'team/role-choice.tsx': 'an invitation',
  'usage/budget/budget-dialogs.tsx': 'a budget',
};

const NO_SESSION = 'there is no session yet that could end';
const SEARCH = 'a search or a filter of what shows, which changes nothing';
const IN_URL = 'a search or a filter, which the url holds while the page is open';
const CONSENT = 'a confirmation, which has to be given anew';
const AT_ONCE = 'it applies at once, so nothing is left to send';
const DEMO = 'a control of the demo, which applies at once';

/** Where something is typed or chosen without a draft, and why. */
const WITHOUT_DRAFT: Readonly<Record<string, string>> = {
  'api-keys/api-keys-table.tsx': 'rows are selected among those that show, for one action',
  'api-keys/select-keys.tsx': 'rows are selected among those that show, for one action',
  'api-keys/version/choose-version-dialog.tsx': 'one click, below a warning that has to be read again',
  'api-keys/delete-key-dialog.tsx': CONSENT,
  'api-keys/keys-toolbar.tsx': IN_URL,
  'api-keys/rotation/rotation-step-body.tsx': CONSENT,
  'auth/forms/email-form.tsx': NO_SESSION,
  'auth/forms/new-password-fields.tsx': 'a password',
  'auth/forms/password-rules-field.tsx': 'a password',
  'auth/log-in/log-in-form.tsx': NO_SESSION,
  'account/two-factor-dialog.tsx': 'a code that is used once',
  'account/closure/close-account-dialog.tsx': CONSENT,
  'auth/log-in/two-factor-form.tsx': 'a code that is used once',
  'auth/sign-up/phone-field.tsx': NO_SESSION,
  'auth/sign-up/sign-up-form.tsx': NO_SESSION,
  'auth/sign-up/sign-up-person.tsx': NO_SESSION,
  'auth/verification/verification-form.tsx': 'a code that is used once',
  'calls/calls-toolbar.tsx': SEARCH,
  'callback-domains/signing/rotate-secret-dialog.tsx': 'a choice of a rotation, with a default that is safe',
  'callback-domains/signing/test-delivery-section.tsx': 'a choice among domains, which are loaded again',
  'components/json-viewer/json-tools.tsx': SEARCH,
  'components/language/language-choice.tsx': AT_ONCE,
  'dashboard/first-call-footer.tsx': 'a choice among keys, which are loaded again',
  'demo/panel/demo-panel.tsx': DEMO,
  'demo/panel/panel-clock.tsx': DEMO,
  'demo/panel/panel-faults.tsx': DEMO,
  'demo/panel/panel-network.tsx': DEMO,
  'demo/panel/panel-recording.tsx': DEMO,
  'demo/panel/panel-scenario.tsx': DEMO,
  'logs/callbacks/callback-filters.tsx': IN_URL,
  'logs/date-filters.tsx': IN_URL,
  'logs/filter-select.tsx': IN_URL,
  'logs/log-tools.tsx': AT_ONCE,
  'logs/requests/request-filters.tsx': IN_URL,
  'logs/saved-views-dialog.tsx': 'a name for filters that end with the session, as the saved views do',
  'onboarding/protocols-form.tsx': SEARCH,
  'onboarding/summary/summary-form.tsx': CONSENT,
  'palette/palette-dialog.tsx': SEARCH,
  'palette/shortcuts-dialog.tsx': AT_ONCE,
  'team/team-card.tsx': SEARCH,
  'usage/credit-breakdown/credit-breakdown-card.tsx': SEARCH,
  'usage/credit-history/credit-history-card.tsx': SEARCH,
  'usage/range-choice.tsx': SEARCH,
};

/** The stores of forms whose values nobody gets back, and why. */
const STORES_WITHOUT_DRAFT: Readonly<Record<string, string>> = {
  'auth/forgot-password-store.ts': NO_SESSION,
  'auth/log-in-store.ts': NO_SESSION,
  'auth/reset-password-store.ts': 'passwords',
  'auth/sign-up-store.ts': NO_SESSION,
  'auth/two-factor-store.ts': 'a code that is used once',
  'forms/change.ts': 'each change names the fields of its own',
};

const sourcesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

const pascalCase = (file: string) =>
  basename(file, '.tsx').replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const controls = sourcesIn(CONTROLS_FOLDER, '.tsx')
  .filter((file) => !NO_CONTROLS.has(basename(file, '.tsx')))
  .map(pascalCase);
const CONTROL = new RegExp(`<(${[...controls, 'input', 'select', 'textarea'].join('|')})\\b`);

const read = (file: string) => readFileSync(file, 'utf8');

describe('what people type or choose', () => {
  it('has a draft, or a reason for none, in every file that draws a control', () => {
    const drawn = sourcesIn('src/ui', '.tsx')
      .filter((file) => !file.startsWith(CONTROLS_FOLDER) && CONTROL.test(read(file)))
      .map((file) => file.replace('src/ui/', ''));
    expect(drawn.length).toBeGreaterThan(40);
    expect(drawn.sort()).toEqual([...Object.keys(WITH_DRAFT), ...Object.keys(WITHOUT_DRAFT)].sort());
  });

  it('has a draft that the table of the drafts proves, form by form', () => {
    const proven = new Set(Object.values(WITH_DRAFT));
    const others = ['a rotation', 'the change of the email by a link', QUESTIONNAIRE];
    expect([...new Set([...proven, ...others])].sort()).toEqual([...Object.keys(FORMS), QUESTIONNAIRE].sort());
  });

  it('leaves a draft in each store of a form, or the store has a reason', () => {
    const stores = sourcesIn('src/application', '.ts').filter((file) => read(file).includes('new FormStore'));
    const withoutDraft = stores
      .filter((file) => !/\{ slot: [^}]*fields: \[/.test(read(file)))
      .map((file) => file.replace('src/application/', ''));
    expect(withoutDraft.sort()).toEqual(Object.keys(STORES_WITHOUT_DRAFT).sort());
  });
});
