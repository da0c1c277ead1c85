/** The six stages of the questionnaire. */
// biome-ignore lint/suspicious/noEmptyInterface: filled with the stages
export interface OnboardingScreens {}
