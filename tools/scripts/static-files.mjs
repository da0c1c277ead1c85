import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CACHE_CONTROL } from './security-headers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSIBLE = /^(text|application)\/|svg/;

/** Reads and compresses each file once and caches both; `page` may change index.html. */
export function createFiles(dir, page) {
  const cache = new Map();

  const load = (path, encoding) => {
    const key = `${path} ${encoding}`;
    if (!cache.has(key)) cache.set(key, responseFor(join(dir, path), path, encoding, page));
    return cache.get(key);
  };

  return {
    /** Null where there is no such file. What ends like no file of a build is a screen, dotted tokens too. */
    find(path, accepts) {
      const wanted = isAssetPath(path) ? path : '/index.html';
      const file = normalize(join(dir, wanted));
      if (!file.startsWith(dir + sep) || !existsSync(file) || !statSync(file).isFile()) return null;
      return load(wanted, encodingFor(accepts));
    },
  };
}

/** A session's token has dots, so a dot alone makes no file. */
function isAssetPath(path) {
  return path.startsWith('/assets/') || Object.hasOwn(TYPES, extname(path));
}

function encodingFor(accepts) {
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : 'identity';
}

function responseFor(file, path, accepted, page) {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const encoding = COMPRESSIBLE.test(type) ? accepted : 'identity';
  const source = readFileSync(file);
  const body = path === '/index.html' ? Buffer.from(page(source.toString('utf8'))) : source;
  const compressed = compress(body, encoding);
  return {
    body: compressed,
    headers: {
      'Content-Type': type,
      'Content-Length': compressed.length,
      'Cache-Control': path.startsWith('/assets/') ? CACHE_CONTROL.asset : CACHE_CONTROL.page,
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  };
}

export function compress(body, encoding) {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === 'gzip' ? gzipSync(body) : body;
}
