/** Verification, forgotten passwords and the return from a social provider. */
// biome-ignore lint/suspicious/noEmptyInterface: filled with these forms
export interface AccessScreens {}
