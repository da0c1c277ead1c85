/** So long after it was added a domain counts as verified (D27). */
export const VERIFIED_AFTER_SECONDS = 90;
