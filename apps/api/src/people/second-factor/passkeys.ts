import { base64urlnopad } from '@scure/base';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyCreation } from '@vitrine/contracts';
import { type Clock, MINUTE_MS } from '../../lib/clock.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { isKeyed, keyed, randomToken } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import type { PasskeyRow } from './second-factor.repository.ts';

// the library brings parsers of many certificates: it is loaded with the first passkey
const library = onDemand(() => import('@simplewebauthn/server'));

/** EdDSA, ES256 and RS256 (COSE): what every device has one of, and no runtime calls experimental. */
const ALGORITHMS = [-8, -7, -257];
const NO_EXTENSIONS = { clientExtensionResults: {} };
const CHALLENGE_LIFE_MS = 5 * MINUTE_MS;
/** The library names what it was sent in its reasons: nobody fills the log with that. */
const REASON_CHARACTERS = 200;

/** A new passkey that was checked, as it is to be stored. */
type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** What a passkey has proven. */
interface Proof {
  counter: string;
  challenge: string;
}

/** Why a passkey was refused, for the log. */
export class PasskeyRefusedError extends Error {
  override readonly name = 'PasskeyRefusedError';
}

/**
 * Asks for passkeys and checks them. The site they belong to is the configured address, whatever
 * host a request names.
 */
export function createPasskeys({ secret, clock, publicUrl }: Platform) {
  const { origin, hostname: rpID } = new URL(publicUrl);
  const challenges = createChallenges(secret, clock);

  /** What the library refuses it throws as plain errors. */
  const checked = async <T>(check: () => Promise<T>): Promise<T> => {
    try {
      return await check();
    } catch (error) {
      const reason = (error as Error).message.slice(0, REASON_CHARACTERS);
      throw new PasskeyRefusedError(reason, { cause: error });
    }
  };

  return {
    async creationOptions(
      user: { id: string; email: string; name: string },
      known: PasskeyRow[],
      site: string,
    ) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        ...{ rpName: site, rpID, attestationType: 'none', supportedAlgorithmIDs: ALGORITHMS },
        ...{ userName: user.email, userDisplayName: user.name },
        userID: new TextEncoder().encode(user.id),
        challenge: challenges.issue(`add:${user.id}`),
        timeout: CHALLENGE_LIFE_MS,
        excludeCredentials: known.map(credentialOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
    },

    /** @throws {PasskeyRefusedError} */
    checkCreation(userId: string, response: PasskeyCreation): Promise<NewPasskey & Proof> {
      return checked(async () => {
        const { verifyRegistrationResponse } = await library();
        const seen = challenges.expect(`add:${userId}`);
        const { registrationInfo } = await verifyRegistrationResponse({
          response: { ...NO_EXTENSIONS, ...response } as RegistrationResponseJSON,
          ...{ expectedChallenge: seen.isIt, expectedOrigin: origin, expectedRPID: rpID },
          requireUserVerification: false,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!registrationInfo) throw new Error('not verified');
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return {
          credentialId: id,
          publicKey: base64urlnopad.encode(publicKey),
          counter: String(counter),
          transports,
          challenge: seen.challenge(),
        };
      });
    },

    /**
     * @param known the passkeys of anyone who gave their password; undefined to let the device offer
     * those it has, which then must ask for a finger or a PIN
     */
    async requestOptions(purpose: string, known: PasskeyRow[] | undefined) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID,
        challenge: challenges.issue(purpose),
        timeout: CHALLENGE_LIFE_MS,
        userVerification: known ? 'preferred' : 'required',
        allowCredentials: (known ?? []).map(credentialOf),
      });
    },

    /**
     * @param alone whether nothing else was proven: then the device must have asked for a finger or
     * a PIN
     * @throws {PasskeyRefusedError}
     */
    check(
      { purpose, alone }: { purpose: string; alone: boolean },
      passkey: PasskeyRow,
      response: PasskeyAssertion,
    ): Promise<Proof> {
      return checked(async () => {
        const { userHandle } = response.response;
        if (userHandle && textIn(userHandle) !== passkey.userId)
          throw new Error('the passkey names another account');
        const { verifyAuthenticationResponse } = await library();
        const seen = challenges.expect(purpose);
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...NO_EXTENSIONS, ...response } as AuthenticationResponseJSON,
          ...{ expectedChallenge: seen.isIt, expectedOrigin: origin, expectedRPID: rpID },
          requireUserVerification: alone,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(base64urlnopad.decode(passkey.publicKey)),
            counter: Number(passkey.counter),
          },
        });
        if (!verified) throw new Error('the signature is wrong');
        return { counter: String(authenticationInfo.newCounter), challenge: seen.challenge() };
      });
    },

    challengeLifeMs: CHALLENGE_LIFE_MS,
  };
}

const credentialOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports,
});

/**
 * Challenges that carry who made them, for what, and until when, so that asking for one stores
 * nothing. Anyone who takes an answer must note that its challenge is used up.
 */
function createChallenges(secret: string, clock: Clock) {
  const signed = (purpose: string, text: string) => `passkey challenge for ${purpose}: ${text}`;
  const isGood = (purpose: string, challenge: string): boolean => {
    const [end = '', random = '', signature = ''] = challenge.split('.');
    const isOurs = isKeyed(secret, signed(purpose, `${end}.${random}`), signature);
    return isOurs && Number(end) > clock.now().getTime();
  };
  return {
    issue(purpose: string): string {
      const text = `${clock.now().getTime() + CHALLENGE_LIFE_MS}.${randomToken()}`;
      return `${text}.${keyed(secret, signed(purpose, text))}`;
    },
    /** Takes any challenge that was made for this purpose, and remembers which it was. */
    expect(purpose: string) {
      let challenge = '';
      return {
        isIt(encoded: string): boolean {
          challenge = textIn(encoded);
          return isGood(purpose, challenge);
        },
        challenge: () => challenge,
      };
    },
  };
}

const textIn = (encoded: string): string =>
  new TextDecoder().decode(base64urlnopad.decode(encoded));
