import type { Settings } from '#src/application/app/settings.ts';

declare global {
  /** True in builds that carry the simulated provider; its code is dropped from all others. */
  const __MOCKS__: boolean;

  /** True in the demo that is one file; the code of its navigation is dropped from all others. */
  const __SINGLE_FILE__: boolean;

  /** Whether test automation may skip the bot check; production builds lack the code. */
  const __TEST_BYPASS__: boolean;

  /** Of the package, such as `1.0.0`. */
  const __VERSION__: string;

  /** The settings of this build, checked; an operator may override them in index.html. */
  const __SETTINGS__: Settings;
}
