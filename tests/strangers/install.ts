import { installStrangers } from '#tools/scripts/strangers.mjs';

/** Before the first test: vitest calls it by this name. */
export const setup = installStrangers;
