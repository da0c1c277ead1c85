export interface SessionSeed {
  readonly userAgent: string;
  readonly ipAddress: string;
  readonly location: string;
  readonly minutesSinceActive: number;
  readonly daysOld: number;
}

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const laptop: SessionSeed = {
  userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`,
  ...{ ipAddress: '198.51.100.61', location: 'Lisbon, Portugal', minutesSinceActive: 47, daysOld: 6 },
};
const phone: SessionSeed = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ...{ ipAddress: '203.0.113.88', location: 'Sofia, Bulgaria', minutesSinceActive: 3 * 60, daysOld: 19 },
};
const script: SessionSeed = {
  userAgent: 'python-requests/2.32.4',
  ...{ ipAddress: '192.0.2.140', location: '', minutesSinceActive: 52 * 60, daysOld: 31 },
};

/** The other devices of demo accounts, by the id of the account. The others have none. */
export const seededSessions: Readonly<Record<string, readonly SessionSeed[]>> = {
  'acc-northwall': [laptop, phone, script],
  'acc-harbor': [laptop, phone],
};
