import type { Settings } from '../application/settings/settings';

/** A console that works before anybody has set anything. */
export const DEFAULT_SETTINGS: Settings = {
  apiBaseUrl: '',
  gatewayBaseUrl: 'https://rest.gatehouse.example',
  basicAuth: { user: '', password: '' },
  brand: {
    name: 'Gatehouse',
    accent: '#1c4ec2',
    accentContrast: '#ffffff',
    accentDark: '#8aacff',
    accentDarkContrast: '#0b1430',
    radius: '6px',
  },
  links: {
    whatsNew: 'https://gatehouse.example/whats-new',
    docs: 'https://docs.gatehouse.example',
    tutorials: 'https://docs.gatehouse.example/tutorials',
    apiReference: 'https://docs.gatehouse.example/api-reference',
    jsonRpc: 'https://docs.gatehouse.example/json-rpc',
    glossary: 'https://docs.gatehouse.example/glossary',
    blog: 'https://gatehouse.example/blog',
    security: 'https://gatehouse.example/security',
    terms: 'https://gatehouse.example/terms',
    privacy: 'https://gatehouse.example/privacy',
    dataSecurity: 'https://gatehouse.example/data-security',
    status: 'https://status.gatehouse.example',
    contact: 'https://gatehouse.example/contact',
    customPlan: 'https://gatehouse.example/enterprise',
  },
  maintenance: { mode: false, notice: '' },
  botCheck: { siteKey: '', script: 'https://www.google.com/recaptcha/api.js' },
  supportChatUrl: '',
  social: {
    google: { clientId: '', scope: 'openid email profile', redirectUri: '' },
    github: { clientId: '', scope: 'user', redirectUri: '' },
    linkedin: { clientId: '', scope: 'openid profile email', redirectUri: '' },
  },
  signUpRules: 'sign-up',
  externalHosts: '',
  trustedBy: 'Northbeam Labs, Halden Pay, Quarry Exchange, Lumen Custody, Tessera',
  allowTestMode: false,
};
