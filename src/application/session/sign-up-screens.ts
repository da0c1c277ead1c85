/** The forms of registering, made anew for each visit. */
// biome-ignore lint/suspicious/noEmptyInterface: filled with the sign-up form
export interface SignUpScreens {}
