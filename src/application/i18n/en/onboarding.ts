/** The six stages of the questionnaire and the frame around them (§2, §5). */
export const onboardingTexts = {} as const;
