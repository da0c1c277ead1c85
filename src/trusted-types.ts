import { allowedScript } from './adapters/browser/allowed-script.ts';

/* The first import of the page. Libraries may assign no markup, and load no script but that of the bot check. */
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
