import type { Logger } from '#src/application/platform/logger.ts';

/** Logs at the level that browsers hide by default. */
export const consoleLogger: Logger = {
  debug(message, cause) {
    console.debug(message, cause ?? '');
  },
};
