import type { Logger } from '../../application/platform/logger';

/** To the browser's console, at the level that people who look for causes turn on. */
export const consoleLogger: Logger = {
  warn(message, cause) {
    console.debug(message, cause ?? '');
  },
};
