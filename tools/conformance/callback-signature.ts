const PREFIX = 'whsec_';

/** The key of a secret as Standard Webhooks writes it, 24 to 64 bytes; null for any other. */
export function signingKey(secret: string): Uint8Array<ArrayBuffer> | null {
  const text = secret.slice(PREFIX.length);
  if (!secret.startsWith(PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 > 0) return null;
  const key = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return key.length >= 24 && key.length <= 64 ? key : null;
}

/** What stands in `webhook-signature`, once for each secret. */
export async function signatureOf(key: Uint8Array<ArrayBuffer>, content: string): Promise<string> {
  const sha256 = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, sha256, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(content));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
}
