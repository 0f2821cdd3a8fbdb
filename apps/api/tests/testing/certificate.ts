import { generateKeyPairSync, sign } from 'node:crypto';

/** A piece of DER, the form that certificates have. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const hex = (digits: string) => Buffer.from(digits, 'hex');
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const octets = (content: Buffer) => der(0x04, content);

const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'));
const COMMON_NAME = hex('0603550403');
const ALTERNATIVE_NAMES = hex('0603551d11');
const BASIC_CONSTRAINTS = hex('0603551d13');
const TRUE = hex('0101ff');

/** A key and a certificate of its own for a name; made again each time, so that no key is kept. */
export function certificateFor(name: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const named = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, name))));
  const extensions = sequence(
    sequence(ALTERNATIVE_NAMES, octets(sequence(der(0x82, name)))),
    sequence(BASIC_CONSTRAINTS, TRUE, octets(sequence(TRUE))),
  );
  const content = sequence(
    hex('a003020102'),
    hex('020101'),
    ECDSA_WITH_SHA256,
    named,
    sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z')),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = Buffer.concat([hex('00'), sign('sha256', content, privateKey)]);
  const whole = sequence(content, ECDSA_WITH_SHA256, der(0x03, signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
