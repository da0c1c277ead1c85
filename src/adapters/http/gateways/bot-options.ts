import type { BotProof } from '#src/application/platform/bot-check.ts';

/** How a proof is spelled on the wire; nothing at all where the deployment has no bot check (§7). */
export function botProofFields(proof: BotProof): { recaptchaToken?: string; disableRecaptcha?: true } {
  if (proof.kind === 'token') return { recaptchaToken: proof.token };
  return proof.kind === 'bypass' ? { disableRecaptcha: true } : {};
}
