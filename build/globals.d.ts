/** True in builds that carry the simulated provider; its code is dropped from all others. */
declare const __MOCKS__: boolean;

/** True where test automation may skip the bot check (§7); its code is dropped from production builds. */
declare const __TEST_BYPASS__: boolean;

/** The settings of this build, checked; an operator may override them in index.html. */
declare const __SETTINGS__: import('../src/application/settings/settings').Settings;
