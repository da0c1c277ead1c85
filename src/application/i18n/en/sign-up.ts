/** The sign-up screen, by itself and by invitation (§2, §5). */
export const signUpTexts = {} as const;
