import { allowedScript } from './adapters/browser/allowed-script.ts';

/*
 * The first import of the page. Under Trusted Types, libraries may assign plain text but no markup, and of scripts only
 * that of the bot check may be loaded.
 */
interface PolicyRules {
  createHTML(text: string): string | null;
  createScriptURL(url: string): string | null;
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: allowedScript,
});
