/* What may import what: the table of docs/architecture.md, one rule a row. tests/architecture proves that each one bites. */

/** Packages as they resolve on disk. */
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/** A folder may import what matches one of these, and nothing else. */
const only = (name, comment, path, ...pathNot) => ({
  name,
  comment,
  severity: 'error',
  from: { path },
  to: { pathNot, couldNotResolve: false },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Folders of src/application that every feature may read: the last two hold the session, the settings and the demo. */
const SHARED_APPLICATION = 'async|forms|feedback|platform|i18n|auth|app';
/** Folders of src/ui that every feature may draw with. */
const SHARED_UI = 'components|styles';

/** Features that may read another feature, layer by layer. Everything else stands apart. */
const ALLOWED_DIRECTIONS = {
  domain: {
    'access-tokens': ['api-keys'],
    account: ['auth'],
    billing: ['plans'],
    dashboard: ['api-keys', 'logs', 'plans'],
    demo: ['auth'],
    logs: ['api-keys'],
    onboarding: ['auth', 'plans'],
  },
  application: {
    'access-tokens': ['api-keys'],
    'api-keys': ['dashboard', 'plans'],
    billing: ['account', 'plans'],
    'callback-domains': ['dashboard'],
    dashboard: ['account', 'api-keys', 'plans', 'usage'],
    faucets: ['plans'],
    onboarding: ['plans'],
    team: ['account'],
  },
  ui: {
    'access-tokens': ['api-keys'],
    account: ['access-tokens', 'auth', 'notifications', 'passkeys'],
    billing: ['plans'],
    dashboard: ['usage'],
    onboarding: ['plans'],
    team: ['logs'],
    usage: ['logs'],
  },
};

const folders = [
  only('domain-is-pure', 'The domain imports itself and no package.', '^src/domain/', '^src/domain/'),
  only(
    'application-imports-inwards',
    'The application imports the domain, mobx, vest, and valibot for what it reads from storage.',
    '^src/application/',
    '^src/(application|domain)/',
    packages('mobx', 'vest', 'valibot'),
  ),
  only(
    'http-adapters',
    'The HTTP adapters import inwards, axios, valibot and jsonc-parser.',
    '^src/adapters/http/',
    '^src/(adapters/http|application|domain)/',
    packages('axios', 'valibot', 'jsonc-parser'),
  ),
  only(
    'browser-adapters',
    "The browser adapters import inwards, wouter's location, the phone metadata, tax ids, OAuth, passkeys and web vitals.",
    '^src/adapters/browser/',
    '^src/(adapters/browser|application|domain)/',
    '^node_modules/wouter/.*use-browser-location',
    packages('@simplewebauthn', 'libphonenumber-js', 'oauth4webapi', 'stdnum', 'web-vitals'),
  ),
  only(
    'memory-adapters',
    'The memory adapters import inwards, the HTTP gateways that they carry, and the simulated provider with its operations.',
    '^src/adapters/memory/',
    '^src/(adapters/(memory|http)|application|domain)/',
    '^mocks/provider/',
    '^mocks/http/(operations|respond)\\.ts$',
  ),
  only(
    'ui-draws',
    'The UI imports stores, rules and what draws; adapters and the composition never.',
    '^src/ui/',
    '^src/(ui|application|domain)/',
    packages(
      'react',
      'react-dom',
      '@types/react',
      '@types/react-dom',
      'mobx',
      'mobx-react-lite',
      'primereact',
      'wouter',
      'i18next',
      'react-i18next',
      'lean-qr',
      'lucide',
    ),
  ),
  only(
    'composition-wires',
    'The composition imports anything of src, the container and what the stores need to be set up.',
    '^src/composition/',
    '^src/',
    '^mocks/',
    packages('inversify', 'reflect-metadata', 'mobx', 'i18next', 'react-i18next', 'valibot'),
  ),
  only(
    'first-paint-stands-alone',
    'The inline script and the entry are requested before everything else, so they import nothing of it but the rule of the language.',
    '^src/first-paint/',
    '^src/first-paint/',
    '^src/domain/shared/language[.]ts$',
  ),
];

const tools = [
  only(
    'conformance-kit-uses-the-table',
    'The kit walks a provider with the table and the decoders of the console, and knows nothing of the simulation.',
    '^tools/conformance/',
    '^tools/conformance/',
    '^src/adapters/http/(client|endpoints|operations)/',
    '^src/domain/',
    packages('valibot'),
    '^(node:)?(fs|util)$',
  ),
];

const mocks = [
  only(
    'provider-borrows-no-rules',
    'The simulation imports only types of the domain, or it would repeat our mistakes.',
    '^mocks/provider/',
    '^mocks/(provider|scenarios)/',
    '^src/domain/',
    packages('@mswjs/data', '@simplewebauthn'),
  ),
  never(
    'only-the-mock-database-imports-mswjs-data',
    'One folder knows the package; everything else reads its tables.',
    { pathNot: '^(mocks/provider/db/|node_modules/)' },
    { path: packages('@mswjs/data') },
  ),
  never(
    'provider-takes-types-only',
    'The simulation imports only types of the domain, or it would repeat our mistakes.',
    { path: '^mocks/(provider|scenarios)/' },
    { path: '^src/', dependencyTypesNot: ['type-only'] },
  ),
  only(
    'scenarios-are-data',
    'Scenarios are data for the provider.',
    '^mocks/scenarios/',
    '^mocks/(scenarios|provider)/',
    '^src/domain/',
  ),
  only(
    'mock-http-wraps-the-provider',
    'The handlers wrap the provider in the wire that the endpoint table describes.',
    '^mocks/http/',
    '^mocks/(http|provider|scenarios)/',
    '^src/adapters/http/(endpoints/(endpoint|endpoints|schemas|operation-name)|client/transport)\\.ts$',
    '^src/domain/',
    packages('msw', 'valibot'),
    '^(node:)?(http|url|net|stream|stream/web|process|path|fs|util|events)$',
  ),
  never(
    'mock-http-takes-domain-types-only',
    'The handlers take only types of the domain.',
    { path: '^mocks/http/' },
    { path: '^src/(domain|application)/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'mocks-only-behind-backends',
    'Mock code is reached through composition/backends and the memory adapters alone.',
    { path: '^src/', pathNot: '^src/(composition/(backends|demo)|adapters/memory)/' },
    { path: '^mocks/' },
  ),
  never(
    'demo-only-behind-backends',
    'What makes a demo of the console is reached through composition/backends alone, so that other builds drop it.',
    { path: '^src/', pathNot: '^src/composition/(backends|demo)/' },
    { path: '^src/composition/demo/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'product-without-demo',
    'Screens have slots for what a demo adds (src/ui/app/demo-slots.ts), and whoever starts the console fills them.',
    { path: '^src/', pathNot: '^src/(show\\.tsx$|composition/|ui/demo/)' },
    { path: '^src/ui/demo/' },
  ),
  never(
    'backends-only-by-dynamic-import',
    'A backend is chosen by import(), so that a build drops those that it cannot choose, mock code included.',
    { path: '^src/', pathNot: '^src/composition/backends/' },
    { path: '^src/composition/backends/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
];

/** Each feature of a layer with a list of allowed directions needs a rule of its own; all others share one. */
function apart(layer, comment, shared, exempt = []) {
  const directions = ALLOWED_DIRECTIONS[layer];
  const listed = [...Object.keys(directions), ...exempt].join('|');
  const rule = (from, allowed) =>
    never(`${layer}-features-stand-apart`, comment, from, { path: `^src/${layer}/[^/]+/`, pathNot: allowed });
  return [
    rule({ path: `^src/${layer}/([^/]+)/`, pathNot: `^src/${layer}/(${listed})/` }, [`^src/${layer}/($1|${shared})/`]),
    ...Object.entries(directions).map(([feature, allowed]) =>
      rule({ path: `^src/${layer}/${feature}/` }, [`^src/${layer}/(${[feature, ...allowed].join('|')}|${shared})/`]),
    ),
  ];
}

const features = [
  ...apart('domain', 'A feature imports itself, the shared rules and the directions in this file.', 'shared'),
  // The lists of all stores and of all gateways name every feature.
  ...apart(
    'application',
    'A feature imports itself, the shared folders and the directions in this file.',
    SHARED_APPLICATION,
    ['app'],
  ),
  ...apart(
    'ui',
    'A feature draws with itself, the shared folders and the directions in this file.',
    `${SHARED_UI}|app`,
    ['app'],
  ),
  never(
    'app-lends-nothing-that-draws',
    'A feature takes hooks, lists and the stores context from the app; it is drawn by the app, not with it.',
    { path: '^src/ui/', pathNot: '^src/ui/app/' },
    { path: '^src/ui/app/(.*\\.tsx|pages\\.ts)$', pathNot: '^src/ui/app/(use-[^/]+|stores-context)\\.tsx$' },
  ),
  never(
    'shared-ui-knows-no-feature',
    'Components and styles are below the features.',
    { path: `^src/ui/(${SHARED_UI})/` },
    { path: '^src/ui/', pathNot: `^src/ui/(${SHARED_UI})/` },
  ),
  never(
    'ui-feature-reads-its-own-stores',
    'A feature reads its own stores and the shared ones.',
    { path: '^src/ui/([^/]+)/', pathNot: '^src/ui/(app|account|usage)/' },
    { path: '^src/application/[^/]+/', pathNot: [`^src/application/($1|${SHARED_APPLICATION})/`] },
  ),
  never(
    'ui-feature-reads-its-own-stores',
    'The profile names the plan.',
    { path: '^src/ui/account/' },
    { path: '^src/application/[^/]+/', pathNot: [`^src/application/(account|billing|${SHARED_APPLICATION})/`] },
  ),
  never(
    'ui-feature-reads-its-own-stores',
    'The usage page holds the tabs of the logs.',
    { path: '^src/ui/usage/' },
    { path: '^src/application/[^/]+/', pathNot: [`^src/application/(usage|logs|${SHARED_APPLICATION})/`] },
  ),
  never(
    'only-the-app-imports-pages',
    'Pages are chunks that the router loads.',
    { path: '^src/', pathNot: '^src/ui/app/' },
    { path: '^src/ui/(?!components/).*-page\\.tsx$' },
  ),
];

const everywhere = [
  never('no-cycles', 'A cycle has no beginning to read from.', {}, { circular: true }),
  never(
    'no-orphans',
    'Nothing imports it and it imports nothing.',
    { orphan: true, pathNot: '\\.d\\.ts$|^src/main\\.ts$' },
    {},
  ),
  never('no-barrels', 'Import the file that has it.', {}, { path: '/index\\.[jt]sx?$', pathNot: 'node_modules' }),
  never(
    'no-unresolved',
    'It is not there. (`primereact/menuitem` holds types alone, which the compiler finds.)',
    { path: '^(src|mocks|tools/build|tools/conformance)/' },
    { couldNotResolve: true, pathNot: '^primereact/menuitem$' },
  ),
  never(
    'no-build-describes-operations',
    'What documents, the conformance kit and tests know of an operation is not shipped.',
    { path: '^(src|mocks)/', pathNot: '^src/adapters/http/operations/' },
    { path: '^src/adapters/http/operations/' },
  ),
  never(
    'src-stands-alone',
    'What is shipped imports neither tests nor tools.',
    { path: '^(src|mocks)/' },
    { path: '^(tests|tools)/' },
  ),
  never(
    'no-undeclared-packages',
    'package.json names every package that is shipped.',
    { path: '^src/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...folders, ...mocks, ...tools, ...features, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.css', '.json'],
    },
    cache: { folder: 'node_modules/.cache/gatehouse/depcruise', strategy: 'content' },
  },
};
