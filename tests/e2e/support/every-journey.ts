/** Whether `npm run test:all` plays the journeys: every journey on every backend. */
export const isEveryJourney = Boolean(process.env['EVERY_JOURNEY']);
