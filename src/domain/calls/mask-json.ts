import { MASK, maskPlain } from '#src/domain/shared/mask-known.ts';
import { maskText } from './mask-text.ts';
import { isSecretName } from './secret-names.ts';

/** A string, also one that is cut off; a bracket; or a run of anything else. */
const TOKENS = /"(?:[^"\\]|\\[^])*"?|[{}[\],:]|[^"{}[\],:]+/g;

interface Level {
  /** The name that led here. */
  readonly name: string;
  readonly isObject: boolean;
  readonly isSecret: boolean;
  /** Of the member that is being read. */
  member: string;
  awaitsName: boolean;
}

/** All else stays as it is spelled, also in a text that is cut off or no JSON. What it masked is added to `found`. */
export function maskJson(text: string, found: Set<string> = new Set()): string {
  const masking = new JsonMasking(found);
  return text.replace(TOKENS, (token) => masking.replace(token));
}

class JsonMasking {
  #levels: Level[] = [{ name: '', isObject: false, isSecret: false, member: '', awaitsName: false }];

  constructor(private readonly found: Set<string>) {}

  replace(token: string): string {
    const level = this.#levels.at(-1);
    if (!level) return MASK;
    if (token === '{' || token === '[') return this.#open(token, level);
    if (token === '}' || token === ']') {
      if (this.#levels.length > 1) this.#levels.pop();
      return token;
    }
    if (token === ',') level.awaitsName = level.isObject;
    if (token === ',' || token === ':' || token.trim() === '') return token;
    if (level.awaitsName && token.startsWith('"')) {
      level.awaitsName = false;
      level.member = unquote(token);
      return token;
    }
    return this.#value(token, level);
  }

  #open(token: string, level: Level): string {
    const name = level.isObject ? level.member : level.name;
    const isSecret = level.isSecret || (level.isObject && isSecretName(level.member, level.name));
    this.#levels.push({ name, isObject: token === '{', isSecret, member: '', awaitsName: token === '{' });
    return token;
  }

  #value(token: string, level: Level): string {
    const isSecret = level.isSecret || (level.isObject && isSecretName(level.member, level.name));
    if (!token.startsWith('"')) return isSecret ? this.#hidePlain(token) : maskText(token);
    const value = unquote(token);
    if (isSecret && value !== '') {
      if (value !== MASK) this.found.add(value);
      return JSON.stringify(MASK);
    }
    const masked = /^\s*[{[]/.test(value) ? maskJson(value, this.found) : maskText(maskPlain(value, this.found));
    return masked === value ? token : JSON.stringify(masked);
  }

  /** Whether something is there is no secret. */
  #hidePlain(token: string): string {
    const plain = token.trim();
    if (/^(null|true|false)$/.test(plain)) return token;
    this.found.add(plain);
    return token.replace(plain, () => JSON.stringify(MASK));
  }
}

function unquote(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    // Cut off, or no JSON at all.
    return token.replace(/^"|"$/g, '');
  }
}
