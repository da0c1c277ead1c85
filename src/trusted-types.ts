/*
 * The first import of the page. Where a deployment requires Trusted Types, libraries may still assign plain text, and
 * nothing that could be markup.
 */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

export {};
