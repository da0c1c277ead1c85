import { TEXT_ATTRIBUTES } from '#src/first-paint/drawn-messages.ts';

const TAG = /<[^>]*>/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** All messages of a markup in the order in which src/first-paint/drawn-messages.ts writes them. */
export function messagesOf(markup: string): readonly string[] {
  return markup.split(/(<[^>]*>)/).flatMap((part) => {
    if (TAG.test(part)) return TEXT_ATTRIBUTES.flatMap((name) => attributeOf(part, name));
    return part.trim() === '' ? [] : [decode(part)];
  });
}

/** The markup with its messages taken out, which is the same in every language. */
export function shapeOf(markup: string): string {
  const withoutAttributes = TEXT_ATTRIBUTES.reduce(
    (text, name) => text.replaceAll(new RegExp(` ${name}="[^"]*"`, 'g'), ` ${name}`),
    markup.replaceAll(' selected=""', ''),
  );
  return withoutAttributes.replaceAll(/>[^<]*[^<\s][^<]*</g, '>text<');
}

function attributeOf(tag: string, name: string): readonly string[] {
  const [, text] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return text === undefined ? [] : [decode(text)];
}

/** As React and the build escape. */
function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
