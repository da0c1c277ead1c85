/** The option that asks for a text of one's own. */
export const OTHER_OPTION = 'Other';

/** Written down from the specification once more (§3), so that a slip of the console's own list is found out. */
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
