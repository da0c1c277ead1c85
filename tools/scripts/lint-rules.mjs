// The project's own lint rules, for oxlint: no text in components or bare beside elements, no markup from strings, no default exports or enums.

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

const isBlank = (node) =>
  node.type === 'JSXText' ? node.value.trim() === '' : unwrapped(node)?.type === 'JSXEmptyExpression';

/** What is a text for certain; what a name stands for is found out by tests/ui/app/every-screen.test.tsx. */
function isBareText(node) {
  switch (node?.type) {
    case 'JSXText':
      return node.value.trim() !== '';
    case 'Literal':
      return String(node.value).trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return node.callee.name === 't' || node.callee.object?.name === 'formats';
    case 'ConditionalExpression':
      return isBareText(node.consequent) || isBareText(node.alternate);
    case 'LogicalExpression':
      return isBareText(node.right);
    default:
      return false;
  }
}

const isNotTranslated = ({ openingElement }) =>
  openingElement?.attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no') ?? false;

function reportBareText(report) {
  return (node) => {
    const children = node.children.filter((child) => !isBlank(child));
    if (children.length < 2 || isNotTranslated(node)) return;
    for (const child of children) if (isBareText(unwrapped(child))) report(child);
  };
}

/**
 * A translating browser replaces the text node, which React then changes unseen or inserts the next node before, and
 * throws. The only text of an element is set through the element.
 */
const noBareText = rule('A text beside other children has an element of its own.', (report) => ({
  JSXElement: reportBareText(report),
  JSXFragment: reportBareText(report),
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
    'no-bare-text': noBareText,
    'no-markup-from-strings': noMarkupFromStrings,
    'no-default-export': noDefaultExport,
    'no-enum': noEnum,
  },
};
