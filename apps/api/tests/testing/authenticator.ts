import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

// A passkey in software, as a phone or a security key makes and uses one.

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

export interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Whether the device asked for a finger or a PIN. */
  verified?: boolean;
  counter?: number;
}

/** A device that holds one passkey. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(24);
  counter = 0;
  userHandle = '';

  #authData({ rpId = 'vitrine.test', verified = true, counter = this.counter }: Ceremony) {
    const flags = FLAGS.present | (verified ? FLAGS.verified : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return { rpHash: sha256(rpId), flags, count };
  }

  #clientData(type: string, { challenge, origin = 'http://vitrine.test' }: Ceremony) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #credential() {
    const id = encoded(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  /** Answers `navigator.credentials.create`. */
  create(ceremony: Ceremony) {
    const { rpHash, flags, count } = this.#authData(ceremony);
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      ...[rpHash, Buffer.from([flags | FLAGS.attested]), count],
      ...[Buffer.alloc(16), idLength, this.id, coseKey],
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: encoded(this.#clientData('webauthn.create', ceremony)),
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get`; each time its counter grows. */
  get(ceremony: Ceremony) {
    if (ceremony.counter === undefined) this.counter += 1;
    const { rpHash, flags, count } = this.#authData(ceremony);
    const authData = Buffer.concat([rpHash, Buffer.from([flags]), count]);
    const clientData = this.#clientData('webauthn.get', ceremony);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, sha256(clientData)]),
      this.#keys.privateKey,
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authData),
        signature: encoded(signature),
        ...(this.userHandle ? { userHandle: this.userHandle } : {}),
      },
    };
  }
}
