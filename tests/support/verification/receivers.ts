import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  SECRET_VARIABLE,
  type VerificationLanguage,
  verificationCode,
} from '#src/domain/callback-domains/signature-check.ts';

/** What a receiver is handed: id, timestamp and signatures of the headers, and the body. */
export type Received = readonly [id: string, timestamp: string, signatures: string, body: string];

type Command = readonly [program: string, ...args: string[]];

interface Receiver {
  /** Without it, the language is not there. */
  readonly program: string;
  /**
   * Writes the code with a main program around it, which prints a line for each delivery, with what it says of the headers in
   * each shape that frameworks hand over. Returns how to start it, or null where a package of it is out of reach.
   */
  readonly prepare: (folder: string, code: string) => Command | null;
}

const RECEIVERS: Readonly<Record<VerificationLanguage, Receiver>> = {
  javascript: {
    program: 'node',
    prepare(folder, code) {
      const main = `for (let at = 2; at < process.argv.length; at += 4) {
        const [id, timestamp, signatures, body] = process.argv.slice(at, at + 4);
        const lower = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures };
        const title = { 'Webhook-Id': id, 'Webhook-Timestamp': timestamp, 'Webhook-Signature': signatures };
        const shapes = [lower, title, new Headers(title), new Map(Object.entries(lower)), { ':path': '/', ...lower }];
        console.log(shapes.map((headers) => isValidCallback(headers, body)).join(' '));
        if (isValidCallback(lower, Buffer.from(body)) !== isValidCallback(lower, body)) throw new Error('bytes differ');
      }`;
      return ['node', written(folder, 'main.mjs', `${code}\n${main}\n`)];
    },
  },
  python: {
    program: 'python3',
    prepare(folder, code) {
      const main = `import sys
from email.message import Message
for at in range(1, len(sys.argv), 4):
    args = sys.argv[at:at + 4]
    names = ["webhook-id", "webhook-timestamp", "webhook-signature"]
    message = Message()
    for name, value in zip(names, args):
        message[name.title()] = value
    shapes = [dict(zip(map(case, names), args)) for case in (str.lower, str.title, str.upper)] + [message]
    print(*(str(is_valid_callback(headers, args[3].encode())).lower() for headers in shapes))`;
      return ['python3', written(folder, 'main.py', `${code}\n${main}\n`)];
    },
  },
  go: {
    program: 'go',
    prepare(folder, code) {
      const main = `func main() {
        for at := 1; at < len(os.Args); at += 4 {
          headers := http.Header{}
          headers.Set("webhook-id", os.Args[at])
          headers.Set("webhook-timestamp", os.Args[at+1])
          headers.Set("webhook-signature", os.Args[at+2])
          println(IsValidCallback(headers, []byte(os.Args[at+3])))
        }
      }`;
      const file = written(folder, 'main.go', `${code.replace('package callbacks', 'package main')}\n${main}\n`);
      run('go', ['build', '-o', join(folder, 'receiver'), file], folder);
      return [join(folder, 'receiver')];
    },
  },
  php: {
    program: 'php',
    prepare(folder, code) {
      const main = `foreach (array_chunk(array_slice($argv, 1), 4) as $args) {
        $lower = ['webhook-id' => $args[0], 'webhook-timestamp' => $args[1], 'webhook-signature' => $args[2]];
        $title = ['Webhook-Id' => $args[0], 'Webhook-Timestamp' => $args[1], 'Webhook-Signature' => $args[2]];
        $shapes = [$lower, $title, array_change_key_case($lower, CASE_UPPER), array_map(fn ($one) => [$one], $title)];
        echo implode(' ', array_map(fn ($one) => json_encode(isValidCallback($one, $args[3])), $shapes)), "\\n";
      }`;
      return ['php', written(folder, 'main.php', `${code}\n${main}\n`)];
    },
  },
  java: {
    program: 'javac',
    prepare(folder, code) {
      const main = `import java.util.Map;
        final class Main {
          public static void main(String[] all) throws Exception {
            for (int at = 0; at < all.length; at += 4) {
              byte[] body = all[at + 3].getBytes("UTF-8");
              Map<String, String> lower = Map.of("webhook-id", all[at], "webhook-timestamp", all[at + 1], "webhook-signature", all[at + 2]);
              Map<String, String> title = Map.of("Webhook-Id", all[at], "Webhook-Timestamp", all[at + 1], "Webhook-Signature", all[at + 2]);
              System.out.println(CallbackSignature.isValid(lower, body) + " " + CallbackSignature.isValid(title, body));
            }
          }
        }`;
      const files = [written(folder, 'CallbackSignature.java', code), written(folder, 'Main.java', main)];
      run('javac', ['-encoding', 'UTF-8', ...files], folder);
      return ['java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', '-cp', folder, 'Main'];
    },
  },
  rust: {
    program: 'cargo',
    prepare(folder, code) {
      const main = `fn main() {
        let args: Vec<String> = env::args().skip(1).collect();
        for part in args.chunks(4) {
          println!("{}", is_valid_callback(&part[0], &part[1], &part[2], part[3].as_bytes()));
        }
      }`;
      mkdirSync(join(folder, 'src'));
      written(folder, 'src/main.rs', `${code}\n${main}\n`);
      const crates = [...(code.split('\n')[0] ?? '').matchAll(/(\w+)@([\d.]+)/g)].map(
        ([, name, version]) => `${name} = "${version}"`,
      );
      written(
        folder,
        'Cargo.toml',
        `[package]\nname = "receiver"\nedition = "2021"\n[dependencies]\n${crates.join('\n')}\n`,
      );
      if (spawnSync('cargo', ['fetch', '--quiet'], { cwd: folder, stdio: 'ignore' }).status !== 0) return null;
      run('cargo', ['build', '--quiet', '--offline'], folder);
      return [join(folder, 'target/debug/receiver')];
    },
  },
};

export function isInstalled(language: VerificationLanguage): boolean {
  const { program } = RECEIVERS[language];
  return spawnSync(program, [program === 'go' ? 'version' : '--version'], { stdio: 'ignore' }).status === 0;
}

interface OpenReceiver {
  /** What it says of each; throws where it ends with an error, or where the shape of the headers makes a difference. */
  receive(secret: string, received: readonly Received[]): readonly boolean[];
}

/** The code as a receiver runs it; null where a package of it is out of reach. */
export function openReceiver(language: VerificationLanguage): OpenReceiver | null {
  const folder = mkdtempSync(join(tmpdir(), `gatehouse-${language}-`));
  const command = RECEIVERS[language].prepare(folder, verificationCode(language));
  if (!command) return null;
  const [program, ...args] = command;
  return {
    receive(secret, received) {
      const { status, stdout, stderr } = spawnSync(program, [...args, ...received.flat()], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8', [SECRET_VARIABLE]: secret },
      });
      if (status !== 0) throw new Error(stderr);
      // Go's println writes to the other stream.
      return (stdout || stderr)
        .trim()
        .split('\n')
        .map((line) => {
          const [result = '', ...others] = line.split(' ');
          if (others.some((other) => other !== result)) throw new Error(`${language} says ${line}`);
          return result === 'true';
        });
    },
  };
}

function written(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function run(program: string, args: readonly string[], folder: string): void {
  execFileSync(program, args, { cwd: folder, stdio: 'pipe' });
}
