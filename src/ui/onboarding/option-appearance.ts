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
  Tag,
  Vault,
  Wallet,
} from 'lucide';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { textIn } from '#src/domain/shared/own-text.ts';
import { type CHANNELS, OTHER, type USE_CASES } from '#src/domain/onboarding/answers.ts';
import { useSettings, useShownLanguage } from '#src/ui/app/use-settings.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

interface OptionAppearance {
  readonly label: MessageKey;
  readonly icon: IconType;
}

const OTHER_APPEARANCE: OptionAppearance = { label: 'onboarding.other', icon: Plus };

const useCases: Readonly<Record<(typeof USE_CASES)[number], OptionAppearance>> = {
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

const channels: Readonly<Record<(typeof CHANNELS)[number], OptionAppearance>> = {
  'Google Search': { label: 'channel.google-search', icon: Search },
  'Email Campaign': { label: 'channel.email-campaign', icon: Mail },
  Linkedin: { label: 'channel.linkedin', icon: Briefcase },
  Twitter: { label: 'channel.twitter', icon: AtSign },
  Referral: { label: 'channel.referral', icon: HeartHandshake },
  Conference: { label: 'channel.conference', icon: Presentation },
  Other: OTHER_APPEARANCE,
};

const OURS = { useCases, channels };

type OptionList = keyof typeof OURS;

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly icon: IconType;
}

/** The options of a stage: the provider's list in place of ours, and Other. */
export function useOptions(list: OptionList): readonly Option[] {
  const { t } = useTranslation();
  const settings = useSettings();
  const language = useShownLanguage();
  const ours = new Map<string, OptionAppearance>(Object.entries(OURS[list]));
  const own = settings.questionnaire[list];
  const iconOf = (value: string) => ours.get(value)?.icon ?? Tag;
  if (own.length === 0) return [...ours].map(([value, { label, icon }]) => ({ value, label: t(label), icon }));
  return [
    ...own.map(({ value, text }) => ({ value, label: textIn(text, language), icon: iconOf(value) })),
    { value: OTHER, label: t(OTHER_APPEARANCE.label), icon: OTHER_APPEARANCE.icon },
  ];
}

/** Null for an option that the console does not know, such as the text of Other. */
export function useOptionLabels(list: OptionList): (value: string) => string | null {
  const options = useOptions(list);
  return (value) => options.find((option) => option.value === value)?.label ?? null;
}
