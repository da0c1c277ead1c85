import { ADAPTER_FAULTS } from './adapters.mjs';
import { APPLICATION_FAULTS } from './application.mjs';
import { BUILD_FAULTS } from './build.mjs';
import { COMPOSITION_FAULTS } from './composition.mjs';
import { DOMAIN_FAULTS } from './domain.mjs';
import { MOCK_FAULTS } from './mocks.mjs';
import { UI_FAULTS } from './ui.mjs';

/**
 * A small mistake, of the kind that a tired engineer or a bad merge makes. `npm test` must turn red with each of them:
 * `npm run test:faults`.
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} file from the root of the repository
 * @property {string} find occurs exactly once in the file
 * @property {string} replace
 * @property {string} why what goes wrong for a person
 */

/** @type {readonly Fault[]} */
export const FAULTS = [
  ...DOMAIN_FAULTS,
  ...APPLICATION_FAULTS,
  ...ADAPTER_FAULTS,
  ...UI_FAULTS,
  ...COMPOSITION_FAULTS,
  ...MOCK_FAULTS,
  ...BUILD_FAULTS,
];

/**
 * The text of a file with the fault in it.
 * @param {Fault} fault
 * @param {string} text
 */
export function withFault({ name, file, find, replace }, text) {
  const pieces = text.split(find);
  if (pieces.length !== 2) throw new Error(`${name}: its text occurs ${pieces.length - 1} times in ${file}.`);
  return pieces.join(replace);
}
