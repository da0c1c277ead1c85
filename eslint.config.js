import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const LETTERS = String.raw`/\p{L}/u`;
const SPOKEN = '/^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label)$/';
const KEYED = 'Texts are typed keys of src/application/i18n/en.';

/** No text in code: what people read comes out of the catalogue. */
const literalTexts = [
  { selector: `JSXText[value=${LETTERS}]`, message: KEYED },
  { selector: `JSXElement > JSXExpressionContainer > Literal[value=${LETTERS}]`, message: KEYED },
  { selector: `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${LETTERS}]`, message: KEYED },
  {
    selector: `JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer > Literal[value=${LETTERS}]`,
    message: KEYED,
  },
];

const unsafeMarkup = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Markup is never made from strings.',
  },
  { selector: 'AssignmentExpression[left.property.name="innerHTML"]', message: 'Markup is never made from strings.' },
];

const defaultExports = [
  { selector: 'ExportDefaultDeclaration', message: 'A file is named after its export: give the export that name.' },
];

const wholePrimeReact = {
  patterns: [{ regex: '^primereact$', message: 'Import PrimeReact by path: the whole of it weighs 400 KiB.' }],
};

export default tseslint.config(
  { ignores: ['dist', 'dist-demo', 'coverage', 'public', 'test-results', 'playwright-report', 'node_modules'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `return report(failure)` ends a use case in one line.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Stores bind their methods (MobX's autoBind); the rule cannot see that.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `Pick`-like types over a name that is not known yet.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Types say what a caller must know; a parameter that only the return type uses is such a thing.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // tsconfig's noUnusedLocals says the same.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-restricted-syntax': ['error', ...unsafeMarkup, ...defaultExports],
      'no-restricted-imports': ['error', wholePrimeReact],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'max-lines': ['error', { max: 250 }],
      eqeqeq: ['error', 'always'],
    },
  },
  { files: ['src/**'], ignores: ['src/adapters/browser/console-logger.ts'], rules: { 'no-console': 'error' } },
  {
    files: ['src/ui/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'no-restricted-syntax': ['error', ...unsafeMarkup, ...defaultExports, ...literalTexts] },
  },
  {
    files: ['tests/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Tools expect their settings as the default export.
    files: ['*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...unsafeMarkup] },
  },
);
