import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a reader runs a sample in one file; the other languages need packages of their own. */
const RUNTIMES = {
  curl: { program: 'sh', needs: 'curl', file: 'sample.sh' },
  javascript: { program: 'node', needs: 'node', file: 'sample.mjs' },
  python: { program: 'python3', needs: 'python3', file: 'sample.py' },
  php: { program: 'php', needs: 'php', file: 'sample.php' },
  java: { program: 'java', needs: 'javac', file: 'FirstCall.java' },
} as const;

export type SampleLanguage = keyof typeof RUNTIMES;

/** For a machine that has Python without the package that everybody has. */
const REQUESTS = `import urllib.request

class Response:
    def __init__(self, status, text):
        self.status_code, self.text = status, text

def request(method, url, headers=None, data=None):
    sent = urllib.request.Request(url, data=data, headers=headers or {}, method=method)
    with urllib.request.urlopen(sent) as response:
        return Response(response.status, response.read().decode())

def get(url, **rest):
    return request("GET", url, **rest)
`;

export function canRunSample(language: SampleLanguage): boolean {
  const { error } = spawnSync(RUNTIMES[language].needs, ['--version'], { stdio: 'ignore' });
  return error === undefined;
}

/** What it prints; throws where it ends with an error. */
export async function runSample(
  language: SampleLanguage,
  code: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { program, file } = RUNTIMES[language];
  const folder = mkdtempSync(join(tmpdir(), `gatehouse-sample-${language}-`));
  writeFileSync(join(folder, file), code);
  if (language === 'python' && spawnSync(program, ['-c', 'import requests']).status !== 0)
    writeFileSync(join(folder, 'requests.py'), REQUESTS);
  const child = spawn(program, [join(folder, file)], { env: { ...process.env, ...env, LC_ALL: 'C.UTF-8' } });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (errors += String(part)));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  if (status !== 0) throw new Error(`The sample in ${language} ends with ${String(status)}: ${errors}`);
  return output;
}
