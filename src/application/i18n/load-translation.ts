import type { Messages } from './message-key.ts';
import type { TranslatedGroup } from './message-groups.ts';
import type { TranslatedLanguage } from './translate.ts';

type LoadFile = () => Promise<Readonly<Record<string, Messages>>>;

/** Each group of each language is a file of its own, so that a page fetches nothing of another page or language. */
const FILES: Readonly<Record<string, LoadFile>> = {
  ...import.meta.glob<Readonly<Record<string, Messages>>>(['./*/*.ts', '!./en/*.ts', '!./*/demo.ts']),
  ...(__MOCKS__ && import.meta.glob<Readonly<Record<string, Messages>>>(['./*/demo.ts', './*/demo/*.ts', '!./en/**'])),
};

/** Rejects if the file cannot be fetched. */
export async function loadTranslation(language: TranslatedLanguage, group: TranslatedGroup): Promise<Messages> {
  const [messages] = Object.values((await FILES[`./${language}/${group}.ts`]?.()) ?? {});
  if (!messages) throw new Error(`There are no messages of ${group} in ${language}`);
  return messages;
}
