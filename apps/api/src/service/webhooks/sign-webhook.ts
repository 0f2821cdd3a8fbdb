import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A secret to sign with: 256 random bits, as receivers' libraries take them. */
export const newSigningSecret = (): string => PREFIX + base64.encode(randomBytes(SECRET_BYTES));

interface Signed {
  id: string;
  at: Date;
  body: string;
  /** Each signs: receivers that know one of them take it. */
  secrets: readonly string[];
}

/** The headers by which a receiver knows who sent a webhook and that nobody changed it. */
export function webhookHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = base64.decode(secret.slice(PREFIX.length));
    const mac = hmac(sha256, key, utf8ToBytes(`${id}.${timestamp}.${body}`));
    return `v1,${base64.encode(mac)}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
