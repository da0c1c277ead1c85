/** What the fields of the limits mean, by their path. */
export const describedLimits = (path: string) => ({
  [`${path}expiresTimestamp`]: 'From when on calls with the key are rejected. The console warns 7 days before.',
  [`${path}origins`]:
    'Origins as a browser sends them: with https, such as `https://app.example.com:8443`, with the scheme of an app or extension, such as `capacitor://localhost`, or with http on a loopback host or a private address. `https://*.example.com` is every name below `example.com`. At most 50.',
  [`${path}ipRanges`]: 'IPv4 and IPv6 addresses, and ranges in CIDR notation. At most 50.',
  [`${path}products`]: 'The ids of the products that the key may call.',
  [`${path}blockchains`]: 'The ids of the blockchains that the key may call.',
  [`${path}callsPerSecond`]: 'How many calls are accepted in a second.',
  [`${path}credits`]: 'How many credits the key may use.',
  [`${path}credits.amount`]: 'The credits of each period.',
  [`${path}credits.period`]: 'A day of UTC, or the billing period of the account.',
});
