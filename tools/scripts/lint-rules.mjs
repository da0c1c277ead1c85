// The project's own lint rules, for oxlint: no text in components, no markup from strings, no default exports or enums.

const LETTERS = /\p{L}/u;
const READ_ALOUD = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label)$/;

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string' && LETTERS.test(node.value);

/** The literal of `{'text'}`, or the node itself. */
const unwrapped = (node) => (node?.type === 'JSXExpressionContainer' ? node.expression : node);

const rule = (message, visitors) => ({
  meta: { type: 'problem' },
  create: (context) => visitors((node) => context.report({ node, message })),
});

const noLiteralText = rule('Texts are typed keys of src/application/i18n/en.', (report) => ({
  JSXText: (node) => {
    if (LETTERS.test(node.value)) report(node);
  },
  JSXElement: (node) => {
    for (const child of node.children)
      if (child.type === 'JSXExpressionContainer' && isText(child.expression)) report(child.expression);
  },
  JSXAttribute: (node) => {
    if (READ_ALOUD.test(node.name.name) && isText(unwrapped(node.value))) report(node.value);
  },
}));

const noMarkupFromStrings = rule('Markup is never made from strings.', (report) => ({
  JSXAttribute: (node) => {
    if (node.name.name === 'dangerouslySetInnerHTML') report(node);
  },
  AssignmentExpression: (node) => {
    if (node.left.property?.name === 'innerHTML') report(node);
  },
}));

const noDefaultExport = rule('A file is named after its export: give the export that name.', (report) => ({
  ExportDefaultDeclaration: report,
}));

/** Without enums nothing has to compare every assigned type for them, which took a fifth of the linter's time. */
const noEnum = rule('A union of literals says the same, and needs no code.', (report) => ({
  TSEnumDeclaration: report,
}));

// oxlint reads its plugins as default exports.
export default {
  meta: { name: 'gatehouse' },
  rules: {
    'no-literal-text': noLiteralText,
    'no-markup-from-strings': noMarkupFromStrings,
    'no-default-export': noDefaultExport,
    'no-enum': noEnum,
  },
};
