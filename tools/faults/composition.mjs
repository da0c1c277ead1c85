/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const COMPOSITION_FAULTS = [
  {
    name: 'stores-of-last-customer-shown',
    file: 'src/composition/account-session.ts',
    find: 'if (!this.isStarted || customer !== this.customer || this.container)',
    replace: 'if (!this.isStarted || this.container)',
    why: 'Stores that load slowly must not be handed to a person who has signed in since.',
  },
  {
    name: 'cached-roles-outlive-account',
    file: 'src/composition/account-container.ts',
    find: '    stores.team.clearCache,\n',
    replace: '',
    why: 'Nobody empties the cache of roles when the session ends.',
  },
  {
    name: 'frame-loaded-with-log-in',
    file: 'src/ui/app/pages.ts',
    find: `export const CONSOLE_FRAME = new LazyPage<ConsoleFrameProps>(
  async () => (await import('./console-frame.tsx')).ConsoleFrame,
  ['console'],
);`,
    replace: `import { ConsoleFrame } from './console-frame.tsx';

export const CONSOLE_FRAME = new LazyPage<ConsoleFrameProps>(() => Promise.resolve(ConsoleFrame), ['console']);`,
    why: 'A visitor who only logs in would load the menus of the console.',
  },
];
