/** `<comment>` is a whole line; `<before>` and `<after>` surround the address in the url. */
export interface CallTemplate {
  readonly code: string;
  readonly keywords: readonly string[];
  readonly quote: 'c-like' | 'php' | 'rust';
}

export const CALL_TEMPLATES = {
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
export const QUOTES: Readonly<Record<CallTemplate['quote'], (text: string) => string>> = {
  'c-like': (text) => JSON.stringify(text),
  php: (text) => `'${text.replace(/[\\']/g, '\\$&')}'`,
  rust: (text) => `"${[...text].map(rustCharacter).join('')}"`,
};

function rustCharacter(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  const code = character.codePointAt(0) ?? 0;
  return code < 32 ? `\\u{${code.toString(16)}}` : character;
}
