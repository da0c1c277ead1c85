import { BookOpen, Globe, GraduationCap, KeyRound, Tag, Terminal } from 'lucide-react';
import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

export const STEP_ICONS: Readonly<Record<GettingStartedStep, IconType>> = {
  apiKey: KeyRound,
  verifyDomain: Globe,
  firstApiCall: Terminal,
  tutorials: GraduationCap,
  apiReference: BookOpen,
  pricing: Tag,
};
