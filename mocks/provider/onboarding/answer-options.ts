export const OTHER_OPTION = 'Other';

/** The simulation's own copy, so that a slip in the console's list shows. */
export const useCaseOptions: readonly string[] = [
  'Tax And Accounting',
  'Crypto Exchange',
  'Digital Bank',
  'Crypto Lending',
  'Brokerage Firm',
  'Hardware Wallet',
  'Crypto Wallet',
  'Crypto PSP',
  'Crypto Custody',
  'Crypto Mining',
  'Portfolio Tracking',
  'Crypto Gaming',
  'Crypto Casino',
  'NFTs',
  'Crypto Donations',
  OTHER_OPTION,
];

export const channelOptions: readonly string[] = [
  'Google Search',
  'Email Campaign',
  'Linkedin',
  'Twitter',
  'Referral',
  'Conference',
  OTHER_OPTION,
];
