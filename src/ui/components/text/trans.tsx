import { cloneElement, createElement, Fragment, type ReactElement } from 'react';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { CountedValues, MessageValues } from '#src/application/i18n/translate.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { ownElement } from './own-element.tsx';
import { useTranslation } from './use-translation.ts';

interface TransProps {
  readonly i18nKey: MessageKey;
  readonly values?: MessageValues;
  /** Elements by their tag in the message. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/** A message with elements inside. The library's own component brings a parser of HTML. */
export function Trans({ i18nKey, values = {}, components }: TransProps) {
  const { t } = useTranslation();
  const tags = Object.keys(components).join('|');
  const parts = t(i18nKey, values).split(new RegExp(`<(${tags})>(.*?)</\\1>`, 's'));
  // In turn: text, a tag, and what is inside it.
  const nodes = parts.map((part, index) => {
    if (index % 3 === 1 || part === '') return null;
    const element = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined;
    return element ? cloneElement(element, {}, part) : ownElement(part);
  });
  return createElement(Fragment, null, ...nodes);
}

/** For a message with `{{count}}`: the number chooses the plural form and shows as the language writes it. */
export function counted(count: number, formats: Formats, values: MessageValues = {}): CountedValues {
  return { count, replace: { ...values, count: formats.count(count) } };
}
