import type { Logger } from '#src/application/platform/logger.ts';

/** To the browser's console, at the level that people who look for causes turn on. */
export const consoleLogger: Logger = {
  debug(message, cause) {
    console.debug(message, cause ?? '');
  },
};
