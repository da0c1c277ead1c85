import { BookOpen, Globe, GraduationCap, KeyRound, Tag, Terminal } from 'lucide-react';
import type { GettingStartedStep } from '../../domain/dashboard/getting-started';
import type { IconType } from '../components/icon';

export const STEP_ICONS: Readonly<Record<GettingStartedStep, IconType>> = {
  apiKey: KeyRound,
  verifyDomain: Globe,
  firstApiCall: Terminal,
  tutorials: GraduationCap,
  apiReference: BookOpen,
  pricing: Tag,
};
