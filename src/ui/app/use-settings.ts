import type { Settings } from '#src/application/app/settings.ts';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import type { Language } from '#src/domain/shared/language.ts';
import { useAppStores } from './stores-context.ts';

/** What the deployment has set, which no page needs to hand down. */
export const useSettings = (): Settings => useAppStores().settings;

export const useShownLanguage = (): Language => useAppStores().language.shown;

/** The stages of the questionnaire that this provider has. */
export const useOfferedStages = (): readonly Stage[] => useAppStores().onboarding.current.stages.list;
