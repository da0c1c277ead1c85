/** Whether `npm run test:all` plays the journeys: with every fault, and every journey on every backend. */
export const isEveryJourney = Boolean(process.env['EVERY_JOURNEY']);
