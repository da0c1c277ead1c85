export const VERIFICATION_LANGUAGES = ['javascript', 'python', 'go', 'php', 'java', 'rust'] as const;

export type VerificationLanguage = (typeof VERIFICATION_LANGUAGES)[number];

/** Code of a receiver is never given the secret: it reads it from here. */
export const SECRET_VARIABLE = 'CALLBACK_SIGNING_SECRET';

/*
 * Each is whole, finds a header under any capitals, accepts any of several signatures, compares in constant time, and
 * allows five minutes between the clocks.
 * An empty secret is an error, because anybody can sign with it.
 */

const javascript = `import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

export function isValidCallback(headers, body) {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) return false;

  const secret = process.env.${SECRET_VARIABLE} ?? '';
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  if (key.length === 0) throw new Error('${SECRET_VARIABLE} is not set');

  const hmac = createHmac('sha256', key).update(id + '.' + timestamp + '.');
  const expected = Buffer.from('v1,' + hmac.update(body).digest('base64'));
  return headerOf(headers, 'webhook-signature').split(' ').some((signature) => {
    const sent = Buffer.from(signature);
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}

// Of Headers, as in fetch, or of an object, as in Node.
function headerOf(headers, name) {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  const key = Object.keys(headers).find((key) => key.toLowerCase() === name);
  return key ? String(headers[key]) : '';
}
`;

const python = `import base64
import hashlib
import hmac
import os
import time

TOLERANCE_SECONDS = 5 * 60


def is_valid_callback(headers, body):
    headers = {name.lower(): value for name, value in headers.items()}
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    try:
        age = abs(time.time() - float(timestamp))
    except ValueError:
        return False
    if not age <= TOLERANCE_SECONDS:
        return False

    secret = os.environ["${SECRET_VARIABLE}"]
    key = base64.b64decode(secret[len("whsec_"):])
    if not key:
        raise ValueError("${SECRET_VARIABLE} is not set")

    content = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, content, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    signatures = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(sent, expected) for sent in signatures)
`;

const go = `package callbacks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * time.Minute

func IsValidCallback(headers http.Header, body []byte) bool {
	id, timestamp := headers.Get("webhook-id"), headers.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	age := time.Since(time.Unix(seconds, 0))
	if err != nil || age > tolerance || age < -tolerance {
		return false
	}

	secret := strings.TrimPrefix(os.Getenv("${SECRET_VARIABLE}"), "whsec_")
	key, err := base64.StdEncoding.DecodeString(secret)
	if err != nil || len(key) == 0 {
		panic("${SECRET_VARIABLE} is not set")
	}

	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, sent := range strings.Split(headers.Get("webhook-signature"), " ") {
		if hmac.Equal([]byte(sent), expected) {
			return true
		}
	}
	return false
}
`;

const php = `<?php

const TOLERANCE_SECONDS = 5 * 60;

function isValidCallback(array $headers, string $body): bool
{
    $headers = array_change_key_case($headers);
    // An array where a framework lists the values of each header.
    $header = fn (string $name): string => implode(' ', (array) ($headers[$name] ?? ''));
    $id = $header('webhook-id');
    $timestamp = $header('webhook-timestamp');
    if (abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }

    $secret = (string) getenv('${SECRET_VARIABLE}');
    $key = (string) base64_decode(substr($secret, strlen('whsec_')), true);
    if ($key === '') {
        throw new RuntimeException('${SECRET_VARIABLE} is not set');
    }

    $digest = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($digest);
    foreach (explode(' ', $header('webhook-signature')) as $sent) {
        if (hash_equals($expected, $sent)) {
            return true;
        }
    }
    return false;
}
`;

const java = `import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

final class CallbackSignature {
    private static final long TOLERANCE_SECONDS = 5 * 60;

    static boolean isValid(Map<String, String> received, byte[] body)
            throws GeneralSecurityException {
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.putAll(received);
        String id = headers.getOrDefault("webhook-id", "");
        String timestamp = headers.getOrDefault("webhook-timestamp", "");
        if (!timestamp.matches("[0-9]{1,12}")) return false;
        long age = Instant.now().getEpochSecond() - Long.parseLong(timestamp);
        if (Math.abs(age) > TOLERANCE_SECONDS) return false;

        String secret = System.getenv("${SECRET_VARIABLE}");
        byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(UTF_8));
        String digest = Base64.getEncoder().encodeToString(mac.doFinal(body));
        byte[] expected = ("v1," + digest).getBytes(UTF_8);
        for (String sent : headers.getOrDefault("webhook-signature", "").split(" ")) {
            if (MessageDigest.isEqual(sent.getBytes(UTF_8), expected)) return true;
        }
        return false;
    }
}
`;

const rust = `// cargo add base64@0.22 hmac@0.12 sha2@0.10
use base64::{engine::general_purpose::STANDARD, Engine};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::env;
use std::time::SystemTime;

const TOLERANCE_SECONDS: u64 = 5 * 60;

pub fn is_valid_callback(id: &str, timestamp: &str, signatures: &str, body: &[u8]) -> bool {
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("a clock").as_secs();
    match timestamp.parse::<u64>() {
        Ok(seconds) if now.abs_diff(seconds) <= TOLERANCE_SECONDS => {}
        _ => return false,
    }

    let secret = env::var("${SECRET_VARIABLE}").unwrap_or_default();
    let key = STANDARD.decode(secret.trim_start_matches("whsec_")).unwrap_or_default();
    assert!(!key.is_empty(), "${SECRET_VARIABLE} is not set");

    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("any length");
    mac.update(format!("{id}.{timestamp}.").as_bytes());
    mac.update(body);
    signatures
        .split(' ')
        .filter_map(|signature| STANDARD.decode(signature.strip_prefix("v1,")?).ok())
        .any(|sent| mac.clone().verify_slice(&sent).is_ok())
}
`;

const CODE: Readonly<Record<VerificationLanguage, string>> = { javascript, python, go, php, java, rust };

/** What a receiver runs to find out whether a callback came from the provider. */
export function verificationCode(language: VerificationLanguage): string {
  return CODE[language];
}
