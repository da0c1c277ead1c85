import type { GenericSchema } from 'valibot';

/** Each field as a path, such as `item.apiKeys[].id`. A value in a list is `item.roles[]`. */
export function fieldsIn(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) {
    const below = value.flatMap((one) => fieldsIn(one, `${path}[]`));
    return below.length > 0 ? [...new Set(below)] : [`${path}[]`];
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => fieldsIn(part, path === '' ? name : `${path}.${name}`));
}

/**
 * Whether a path is known. `*` is any key, and a path that ends in `…` is everything below.
 * An empty list, or null for an object, stands for the field whose parts it lacks.
 */
export function isCovered(path: string, known: readonly string[]): boolean {
  return known.some((one) => {
    const pattern = escapeRegExp(one.replace('…', '')).replaceAll('\\*', '[^.]+');
    if (one.endsWith('…') && new RegExp(`^${pattern}(?:[.[].*)?$`).test(path)) return true;
    return new RegExp(`^${pattern}$`).test(path) || one.startsWith(`${path}.`) || one.startsWith(`${path}[]`);
  });
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

type Node = GenericSchema & {
  readonly pipe?: readonly Node[];
  readonly wrapped?: Node;
  readonly options?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly value?: Node;
};

/** The fields that a schema of the endpoint table looks at. */
export function readBy(schema: GenericSchema, path = ''): readonly string[] {
  const node = schema as Node;
  const piped = node.pipe?.filter(({ kind }: { readonly kind: string }) => kind === 'schema');
  return unique(piped ? piped.flatMap((part) => readBy(part, path)) : partsOf(node, path));
}

function partsOf(node: Node, path: string): readonly string[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  switch (node.type) {
    case 'nullish':
    case 'nullable':
    case 'optional':
      return node.wrapped ? readBy(node.wrapped, path) : [];
    case 'union':
      return (node.options ?? []).flatMap((option) => readBy(option, path));
    case 'object':
    case 'loose_object':
      return Object.entries(node.entries ?? {}).flatMap(([name, part]) => readBy(part, at(name)));
    case 'array':
      return node.item ? readBy(node.item, `${path}[]`) : [];
    case 'tuple':
      return (node.items ?? []).flatMap((part) => readBy(part, `${path}[]`));
    case 'record':
      return node.value ? readBy(node.value, at('*')) : [];
    default:
      return path === '' ? [] : [path];
  }
}

function unique(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)];
}
