/** What the demo shows of an invented provider. A production build has none of it. */
export const DEMO_VARIABLES: Readonly<Record<string, string>> = {
  VITE_GATEWAY_BASE_URL: 'https://rest.gatehouse.example',
  VITE_LINK_WHATS_NEW: 'https://gatehouse.example/whats-new',
  VITE_LINK_DOCS: 'https://docs.gatehouse.example',
  VITE_LINK_TUTORIALS: 'https://docs.gatehouse.example/tutorials',
  VITE_LINK_API_REFERENCE: 'https://docs.gatehouse.example/api-reference',
  VITE_LINK_JSON_RPC: 'https://docs.gatehouse.example/json-rpc',
  VITE_LINK_GLOSSARY: 'https://docs.gatehouse.example/glossary',
  VITE_LINK_BLOG: 'https://gatehouse.example/blog',
  VITE_LINK_SECURITY: 'https://gatehouse.example/security',
  VITE_LINK_TERMS: 'https://gatehouse.example/terms',
  VITE_LINK_PRIVACY: 'https://gatehouse.example/privacy',
  VITE_LINK_DATA_SECURITY: 'https://gatehouse.example/data-security',
  VITE_LINK_STATUS: 'https://status.gatehouse.example',
  VITE_LINK_CONTACT: 'https://gatehouse.example/contact',
  VITE_LINK_CUSTOM_PLAN: 'https://gatehouse.example/enterprise',
  VITE_TRUSTED_BY: 'Northbeam Labs, Halden Pay, Quarry Exchange, Lumen Custody, Tessera',
  VITE_ROLE_DESCRIPTIONS:
    'Admin: Everything except ownership; Developer: API keys, domains, usage and faucets; ' +
    'Billing: Plans, payments and invoices; Viewer: Read only',
};
