import { shellText, shellWord } from '#src/domain/shared/shell-quotes.ts';
import { callPathAround, type FirstCall } from './first-call.ts';

/** A piece of code and how it is coloured. */
export interface CodePiece {
  readonly text: string;
  readonly look?: 'comment' | 'keyword' | 'string' | 'number';
}

export const CALL_LANGUAGES = ['curl', 'javascript', 'python'] as const;

export type CallLanguage = (typeof CALL_LANGUAGES)[number];

export interface CallCode {
  readonly call: FirstCall;
  /** Of the public gateway; a slash at its end does no harm. */
  readonly baseUrl: string;
  /** The secret, or what stands for it on the screen. */
  readonly key: string;
  /** One line, without the sign that begins a comment. */
  readonly comment: string;
}

type Writer = (code: CallCode, url: readonly [before: string, after: string]) => readonly CodePiece[];

const WRITERS: Readonly<Record<CallLanguage, Writer>> = { curl, javascript, python };

/** A call that runs as it stands, whatever the key, the address or the base of the gateway are spelled with. */
export function callCode(language: CallLanguage, code: CallCode): readonly CodePiece[] {
  const [before, after] = callPathAround(code.call);
  return WRITERS[language](code, [code.baseUrl.replace(/\/+$/, '') + before, after]);
}

/** What is copied: without comments, which not every interactive shell takes. */
export function runnableText(pieces: readonly CodePiece[]): string {
  return pieces.map(({ text, look }) => (look === 'comment' ? '' : text)).join('');
}

function curl({ call, key, comment }: CallCode, [before, after]: readonly [string, string]): readonly CodePiece[] {
  return [
    { text: `# ${comment}\n`, look: 'comment' },
    { text: 'ADDRESS=' },
    { text: shellWord(call.address), look: 'string' },
    { text: '\ncurl -H ' },
    { text: shellText(`x-api-key: ${key}`), look: 'string' },
    { text: ' \\\n  ' },
    { text: `"${inShellQuotes(before)}$ADDRESS${inShellQuotes(after)}"`, look: 'string' },
  ];
}

function javascript(
  { call, key, comment }: CallCode,
  [before, after]: readonly [string, string],
): readonly CodePiece[] {
  return [
    { text: `// ${comment}\n`, look: 'comment' },
    { text: 'const', look: 'keyword' },
    { text: ' address = ' },
    { text: JSON.stringify(call.address), look: 'string' },
    { text: ';\n' },
    { text: 'const', look: 'keyword' },
    { text: ' reply = ' },
    { text: 'await', look: 'keyword' },
    { text: ' fetch(\n  ' },
    { text: `\`${inTemplate(before)}\${address}${inTemplate(after)}\``, look: 'string' },
    { text: ',\n  { headers: { ' },
    { text: '"x-api-key"', look: 'string' },
    { text: ': ' },
    { text: JSON.stringify(key), look: 'string' },
    { text: ' } },\n);\nconsole.log(' },
    { text: 'await', look: 'keyword' },
    { text: ' reply.text());' },
  ];
}

function python({ call, key, comment }: CallCode, [before, after]: readonly [string, string]): readonly CodePiece[] {
  return [
    { text: `# ${comment}\n`, look: 'comment' },
    { text: 'import', look: 'keyword' },
    { text: ' requests\n\naddress = ' },
    { text: JSON.stringify(call.address), look: 'string' },
    { text: '\nreply = requests.get(\n    ' },
    { text: `f"${inFormat(before)}{address}${inFormat(after)}"`, look: 'string' },
    { text: ',\n    headers={' },
    { text: '"x-api-key"', look: 'string' },
    { text: ': ' },
    { text: JSON.stringify(key), look: 'string' },
    { text: '},\n)\nprint(reply.text)' },
  ];
}

/** An interactive shell looks for `!` even between double quotes; in an address it may be spelled otherwise. */
function inShellQuotes(url: string): string {
  return url.replace(/[\\"$`]/g, '\\$&').replaceAll('!', '%21');
}

function inTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

/** Between the quotes of an f-string. */
function inFormat(text: string): string {
  return JSON.stringify(text).slice(1, -1).replace(/[{}]/g, '$&$&');
}
