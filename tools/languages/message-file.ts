import ts from 'typescript';
import type { Messages } from './check-translation.ts';

export interface MessageEntry {
  readonly key: string;
  readonly text: string;
  /** The message as it is written, with its quotes. */
  readonly literal: string;
  /** Blank lines and comments in front. */
  readonly leading: string;
}

/** A file of messages, read without running it. */
export interface MessageFile {
  readonly name: string;
  /** What comes before the messages, such as a comment. */
  readonly header: string;
  readonly entries: readonly MessageEntry[];
}

export function parseMessageFile(text: string, path: string): MessageFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const statement = source.statements.find(ts.isVariableStatement);
  const declaration = statement?.declarationList.declarations[0];
  const value = withoutAssertion(declaration?.initializer);
  if (!statement || !declaration || !value || !ts.isObjectLiteralExpression(value)) {
    throw new Error(`${path} has no messages`);
  }
  return {
    name: declaration.name.getText(),
    header: text.slice(statement.pos, statement.getStart()),
    entries: value.properties.map((property) => readEntry(property, path)),
  };
}

/** All messages of a file by their keys. */
export function messagesIn(text: string, path: string): Messages {
  return Object.fromEntries(parseMessageFile(text, path).entries.map((entry) => [entry.key, entry.text]));
}

/** The texts of the one list in a file. */
export function listIn(text: string, path: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const statement = source.statements.find(ts.isVariableStatement);
  const value = statement?.declarationList.declarations[0]?.initializer;
  if (!value || !ts.isArrayLiteralExpression(value)) throw new Error(`${path} has no list`);
  return value.elements.filter(ts.isStringLiteralLike).map((element) => element.text);
}

function withoutAssertion(value: ts.Expression | undefined): ts.Expression | undefined {
  return value && ts.isAsExpression(value) ? value.expression : value;
}

function readEntry(property: ts.ObjectLiteralElementLike, path: string): MessageEntry {
  const key = property.name ? nameOf(property.name) : null;
  const value = ts.isPropertyAssignment(property) ? property.initializer : null;
  if (key === null || !value || !ts.isStringLiteralLike(value)) {
    throw new Error(`${path}: ${property.getText()} is no message`);
  }
  return {
    key,
    text: value.text,
    literal: value.getText(),
    leading: property.getFullText().slice(0, property.getLeadingTriviaWidth()),
  };
}

function nameOf(name: ts.PropertyName): string | null {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : null;
}
