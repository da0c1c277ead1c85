import { shellText, shellWord } from '#src/domain/shared/request-code.ts';
import { callPathParts, type FirstCall } from './first-call.ts';

/** `<comment>` is a whole line; `<before>` and `<after>` surround the address in the url. */
interface CallTemplate {
  readonly code: string;
  readonly keywords: readonly string[];
  readonly quote: 'c-like' | 'php' | 'rust';
}

const CALL_TEMPLATES = {
  go: {
    quote: 'c-like',
    keywords: ['package', 'import', 'func', 'if', 'defer', 'nil'],
    code: `<comment>
package main

import (
	"fmt"
	"io"
	"net/http"
)

func main() {
	address := <address>
	request, err := http.NewRequest("GET", <before>+address+<after>, nil)
	if err != nil {
		panic(err)
	}
	request.Header.Set("x-api-key", <key>)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(body))
}`,
  },
  php: {
    quote: 'php',
    keywords: ['echo', 'true', 'false'],
    code: `<?php
<comment>
$address = <address>;
$context = stream_context_create([
    'http' => ['header' => 'x-api-key: ' . <key>, 'ignore_errors' => true],
]);
echo file_get_contents(<before> . $address . <after>, false, $context);`,
  },
  java: {
    quote: 'c-like',
    keywords: ['import', 'public', 'class', 'static', 'void', 'throws', 'var'],
    code: `<comment>
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

public class FirstCall {
    public static void main(String[] args) throws Exception {
        var address = <address>;
        var request = HttpRequest.newBuilder(URI.create(<before> + address + <after>))
            .header("x-api-key", <key>)
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.body());
    }
}`,
  },
  rust: {
    quote: 'rust',
    keywords: ['fn', 'let'],
    code: `<comment>
fn main() -> Result<(), reqwest::Error> {
    let address = <address>;
    let url = [<before>, address, <after>].concat();
    let response = reqwest::blocking::Client::new()
        .get(url)
        .header("x-api-key", <key>)
        .send()?;
    println!("{}", response.text()?);
    Ok(())
}`,
  },
} as const satisfies Readonly<Record<string, CallTemplate>>;

/** A literal of any text. */
const QUOTES: Readonly<Record<CallTemplate['quote'], (text: string) => string>> = {
  'c-like': (text) => JSON.stringify(text),
  php: (text) => `'${text.replace(/[\\']/g, '\\$&')}'`,
  rust: (text) => `"${[...text].map(rustCharacter).join('')}"`,
};

function rustCharacter(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  const code = character.codePointAt(0) ?? 0;
  return code < 32 ? `\\u{${code.toString(16)}}` : character;
}

export interface CodeToken {
  readonly text: string;
  readonly variant?: 'comment' | 'keyword' | 'string' | 'number';
}

export const CALL_LANGUAGES = ['curl', 'javascript', 'python', 'go', 'php', 'java', 'rust'] as const;

export type CallLanguage = (typeof CALL_LANGUAGES)[number];

export interface CallCode {
  readonly call: FirstCall;
  /** Of the public gateway; a trailing slash is harmless. */
  readonly baseUrl: string;
  /** The secret, or its mask on the screen. */
  readonly key: string;
  /** One line, without the comment marker. */
  readonly comment: string;
}

type Writer = (code: CallCode, url: readonly [before: string, after: string]) => readonly CodeToken[];

const WRITERS: Readonly<Record<CallLanguage, Writer>> = {
  ...{ curl, javascript, python },
  go: byTemplate(CALL_TEMPLATES.go),
  php: byTemplate(CALL_TEMPLATES.php),
  java: byTemplate(CALL_TEMPLATES.java),
  rust: byTemplate(CALL_TEMPLATES.rust),
};

/** Code that runs verbatim for any key, address and base URL. */
export function formatCallCode(language: CallLanguage, code: CallCode): readonly CodeToken[] {
  const [before, after] = callPathParts(code.call);
  return WRITERS[language](code, [code.baseUrl.replace(/\/+$/, '') + before, after]);
}

/** Without comments, because not every interactive shell accepts them. */
export function toRunnableText(pieces: readonly CodeToken[]): string {
  return pieces.map(({ text, variant }) => (variant === 'comment' ? '' : text)).join('');
}

function curl({ call, key, comment }: CallCode, [before, after]: readonly [string, string]): readonly CodeToken[] {
  return [
    { text: `# ${comment}\n`, variant: 'comment' },
    { text: 'ADDRESS=' },
    { text: shellWord(call.address), variant: 'string' },
    { text: '\ncurl -H ' },
    { text: shellText(`x-api-key: ${key}`), variant: 'string' },
    { text: ' \\\n  ' },
    { text: `"${escapeForShell(before)}$ADDRESS${escapeForShell(after)}"`, variant: 'string' },
  ];
}

function javascript(
  { call, key, comment }: CallCode,
  [before, after]: readonly [string, string],
): readonly CodeToken[] {
  return [
    { text: `// ${comment}\n`, variant: 'comment' },
    { text: 'const', variant: 'keyword' },
    { text: ' address = ' },
    { text: JSON.stringify(call.address), variant: 'string' },
    { text: ';\n' },
    { text: 'const', variant: 'keyword' },
    { text: ' response = ' },
    { text: 'await', variant: 'keyword' },
    { text: ' fetch(\n  ' },
    { text: `\`${escapeForTemplate(before)}\${address}${escapeForTemplate(after)}\``, variant: 'string' },
    { text: ',\n  { headers: { ' },
    { text: '"x-api-key"', variant: 'string' },
    { text: ': ' },
    { text: JSON.stringify(key), variant: 'string' },
    { text: ' } },\n);\nconsole.log(' },
    { text: 'await', variant: 'keyword' },
    { text: ' response.text());' },
  ];
}

function python({ call, key, comment }: CallCode, [before, after]: readonly [string, string]): readonly CodeToken[] {
  return [
    { text: `# ${comment}\n`, variant: 'comment' },
    { text: 'import', variant: 'keyword' },
    { text: ' requests\n\naddress = ' },
    { text: JSON.stringify(call.address), variant: 'string' },
    { text: '\nresponse = requests.get(\n    ' },
    { text: `f"${escapeForFormatString(before)}{address}${escapeForFormatString(after)}"`, variant: 'string' },
    { text: ',\n    headers={' },
    { text: '"x-api-key"', variant: 'string' },
    { text: ': ' },
    { text: JSON.stringify(key), variant: 'string' },
    { text: '},\n)\nprint(response.text)' },
  ];
}

/** Placeholders, literals and words; whatever is between them is a part of its own. */
const TEMPLATE_PARTS = /<(comment)>\n|<(address|key|before|after)>|"[^"\n]*"|'[^'\n]*'|\w+|[^\w"'<]+|./g;

function byTemplate({ code, keywords, quote }: CallTemplate): Writer {
  return ({ call, key, comment }, [before, after]) => {
    const values: Readonly<Record<string, string>> = { address: call.address, key, before, after };
    return [...code.matchAll(TEMPLATE_PARTS)].map(([text, commentLine, placeholder]): CodeToken => {
      if (commentLine !== undefined) return { text: `// ${comment}\n`, variant: 'comment' };
      if (placeholder !== undefined) return { text: QUOTES[quote](values[placeholder] ?? ''), variant: 'string' };
      if (/^["']/.test(text)) return { text, variant: 'string' };
      return keywords.includes(text) ? { text, variant: 'keyword' } : { text };
    });
  };
}

/** An interactive shell expands `!` even between double quotes, so it is percent-encoded. */
function escapeForShell(url: string): string {
  return url.replace(/[\\"$`]/g, '\\$&').replaceAll('!', '%21');
}

function escapeForTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

function escapeForFormatString(text: string): string {
  return JSON.stringify(text).slice(1, -1).replace(/[{}]/g, '$&$&');
}
