/** E-mail verification, forgotten passwords, social sign-in and the idle warning (§2, §4, §5). */
export const accessTexts = {} as const;
