import {
  ArrowLeftRight,
  AtSign,
  BadgePercent,
  Briefcase,
  Building2,
  Calculator,
  ChartPie,
  Dices,
  Gamepad2,
  Gem,
  HandCoins,
  HardDrive,
  HeartHandshake,
  Landmark,
  Mail,
  Pickaxe,
  Plus,
  Presentation,
  ReceiptText,
  Search,
  Vault,
  Wallet,
} from 'lucide';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { CHANNELS, USE_CASES } from '#src/domain/onboarding/answers.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

export interface OptionAppearance {
  readonly label: MessageKey;
  readonly icon: IconType;
}

const OTHER_APPEARANCE: OptionAppearance = { label: 'onboarding.other', icon: Plus };

export const useCaseAppearances: Readonly<Record<(typeof USE_CASES)[number], OptionAppearance>> = {
  'Tax And Accounting': { label: 'use-case.tax-and-accounting', icon: Calculator },
  'Crypto Exchange': { label: 'use-case.crypto-exchange', icon: ArrowLeftRight },
  'Digital Bank': { label: 'use-case.digital-bank', icon: Landmark },
  'Crypto Lending': { label: 'use-case.crypto-lending', icon: BadgePercent },
  'Brokerage Firm': { label: 'use-case.brokerage-firm', icon: Building2 },
  'Hardware Wallet': { label: 'use-case.hardware-wallet', icon: HardDrive },
  'Crypto Wallet': { label: 'use-case.crypto-wallet', icon: Wallet },
  'Crypto PSP': { label: 'use-case.crypto-psp', icon: ReceiptText },
  'Crypto Custody': { label: 'use-case.crypto-custody', icon: Vault },
  'Crypto Mining': { label: 'use-case.crypto-mining', icon: Pickaxe },
  'Portfolio Tracking': { label: 'use-case.portfolio-tracking', icon: ChartPie },
  'Crypto Gaming': { label: 'use-case.crypto-gaming', icon: Gamepad2 },
  'Crypto Casino': { label: 'use-case.crypto-casino', icon: Dices },
  NFTs: { label: 'use-case.nfts', icon: Gem },
  'Crypto Donations': { label: 'use-case.crypto-donations', icon: HandCoins },
  Other: OTHER_APPEARANCE,
};

export const channelAppearances: Readonly<Record<(typeof CHANNELS)[number], OptionAppearance>> = {
  'Google Search': { label: 'channel.google-search', icon: Search },
  'Email Campaign': { label: 'channel.email-campaign', icon: Mail },
  Linkedin: { label: 'channel.linkedin', icon: Briefcase },
  Twitter: { label: 'channel.twitter', icon: AtSign },
  Referral: { label: 'channel.referral', icon: HeartHandshake },
  Conference: { label: 'channel.conference', icon: Presentation },
  Other: OTHER_APPEARANCE,
};

/** Options unknown to the console show their own name. */
export function appearanceOf(
  option: string,
  appearances: Readonly<Record<string, OptionAppearance>>,
): OptionAppearance | null {
  return Object.hasOwn(appearances, option) ? (appearances[option] ?? null) : null;
}
