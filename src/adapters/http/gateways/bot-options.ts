import type { BotProof } from '#src/application/platform/bot-check.ts';

/** A proof on the wire; empty if the deployment has no bot check. */
export function botProofFields(proof: BotProof): { recaptchaToken?: string; disableRecaptcha?: true } {
  if (proof.kind === 'token') return { recaptchaToken: proof.token };
  return proof.kind === 'bypass' ? { disableRecaptcha: true } : {};
}
