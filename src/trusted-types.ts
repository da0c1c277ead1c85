/*
 * The first import of the page. Under Trusted Types, libraries may assign plain text but no markup.
 */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

export {};
