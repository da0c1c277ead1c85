import type { FunctionComponent, ReactElement } from 'react';
import { Trans as I18nextTrans, useTranslation as useI18next } from 'react-i18next';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { CountedValues, MessageValues } from '#src/application/i18n/translate.ts';
import type { Formats } from '#src/domain/shared/formats/formats.ts';

interface TransProps {
  readonly i18nKey: MessageKey;
  readonly values?: MessageValues;
  /** Elements by their tag in the message. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

const WithElements = I18nextTrans as FunctionComponent<TransProps>;

/** A message with elements inside. */
export function Trans(props: TransProps) {
  // The library's component alone does not follow a change of the language.
  useI18next();
  return <WithElements {...props} />;
}

/** For a message with `{{count}}`: the number chooses the plural form and shows as the language writes it. */
export function counted(count: number, formats: Formats, values: MessageValues = {}): CountedValues {
  return { count, replace: { ...values, count: formats.count(count) } };
}
