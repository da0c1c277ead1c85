/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const APPLICATION_FAULTS = [
  {
    name: 'old-unauthorized-ends-new-session',
    file: 'src/application/auth/session-store.ts',
    find: `onUnauthorized({ id }: CallSession): void {
    if (this.record?.id === id) this.endUnauthorized();`,
    replace: `onUnauthorized(_: CallSession): void {
    if (this.record) this.endUnauthorized();`,
    why: 'A late 401 of an earlier session must not sign out the person who is there now.',
  },
  {
    name: 'checkout-mark-outlives-log-out',
    file: 'src/application/auth/session-store.ts',
    find: `    this.#storage.remove(CHECKOUT_KEY);
    if (this.record) this.#ended.add(this.record.id);`,
    replace: '    if (this.record) this.#ended.add(this.record.id);',
    why: 'Log-out removes every key of the session from the device.',
  },
  {
    name: 'double-click-submits-twice',
    file: 'src/application/forms/form-store.ts',
    find: '    if (this.isSubmitting) return false;\n',
    replace: '',
    why: 'A second click while a form is being sent would create a second key.',
  },
  {
    name: 'submit-not-awaited',
    file: 'src/application/forms/form-store.ts',
    find: '      await send(this.values);',
    replace: '      void send(this.values);',
    why: 'The button would stop being busy before the response is there.',
  },
  {
    name: 'late-response-wins',
    file: 'src/application/async/resource.ts',
    find: '      if (this.#running !== run) return;\n',
    replace: '',
    why: 'The slow response of an earlier load must not replace that of a later one.',
  },
  {
    name: 'cache-of-last-customer-stays',
    file: 'src/application/async/cached-resource.ts',
    find: '    this.#storage.remove(this.#options.key);\n',
    replace: '',
    why: 'The next customer on this device would see the roles of the last one.',
  },
  {
    name: 'every-keystroke-searches',
    file: 'src/application/logs/log-search.ts',
    find: `    this.stop();
    this.typed = text;`,
    replace: '    this.typed = text;',
    why: 'Only the last keystroke starts a search, half a second later.',
  },
  {
    name: 'key-state-as-requested',
    file: 'src/application/api-keys/api-keys-store.ts',
    find: 'this.applyActive(id, result.value)',
    replace: 'this.applyActive(id, active)',
    why: 'The list shows the state in the response, which may differ from the one asked for.',
  },
  {
    name: 'end-in-another-tab-reads-as-log-out',
    file: 'src/application/auth/session-store.ts',
    find: '    if (this.record) this.#storage.set(SESSION_KEY, ENDED_BY_ITSELF);\n',
    replace: '',
    why: 'What was typed in the other tabs would be cleared as if somebody had logged out.',
  },
  {
    name: 'stage-leaves-no-draft',
    file: 'src/application/onboarding/stage-store.ts',
    find: 'this.#isEdited ? this.#rules.toTyped(this.draft) : null',
    replace: 'null',
    why: 'What was answered of the questionnaire comes back after the session ended by itself.',
  },
];
