/** An authenticator in software: keys on P-256, an attestation of none, a count of its own. */
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@karmik/model/account/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const encode = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}
interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

interface Changes {
  /** Where the browser says it is. */
  readonly origin?: string;
  readonly isVerified?: boolean;
  /** How often it has signed, in the place of one more than last time. */
  readonly counter?: number;
  readonly userHandle?: string;
}

export class Authenticator {
  readonly origin: string;
  readonly id = randomBytes(16);
  counter = 0;
  userHandle = encode(randomBytes(32));
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor(origin = 'https://hr.example.com') {
    this.origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = pair.publicKey;
    this.#privateKey = pair.privateKey;
  }

  #data(host: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  }

  #shared() {
    return { id: encode(this.id), rawId: encode(this.id), type: 'public-key' as const, clientExtensionResults: {} };
  }

  register(options: CreationOptions, { origin = this.origin, isVerified = true }: Changes = {}): PasskeyRegistration {
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    // User present, user verified, attested data.
    const data = this.#data(options.rp.id, 0x41 | (isVerified ? 0x04 : 0), this.counter, attested);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    const client = JSON.stringify({ type: 'webauthn.create', challenge: options.challenge, origin });
    return {
      ...this.#shared(),
      response: {
        clientDataJSON: encode(Buffer.from(client)),
        attestationObject: encode(attestation),
        transports: ['internal'],
      },
    };
  }

  sign(options: RequestOptions, changes: Changes = {}): PasskeyAssertion {
    const { origin = this.origin, isVerified = true, userHandle = this.userHandle } = changes;
    this.counter += 1;
    const data = this.#data(options.rpId, 0x01 | (isVerified ? 0x04 : 0), changes.counter ?? this.counter);
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: options.challenge, origin }));
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#privateKey);
    return {
      ...this.#shared(),
      response: {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signature),
        userHandle,
      },
    };
  }
}
