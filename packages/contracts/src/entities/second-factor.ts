import { count, id, instant, requiredLine } from '../text.ts';
import { named, strings, z } from '../zod.ts';

/** Recovery codes that are made at a time. */
export const RECOVERY_CODES = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Most passkeys of one account. */
export const PASSKEYS_MAX = 20;

const BYTES_MAX = 20_000;

/** Bytes as WebAuthn's JSON carries them. */
const bytes = () =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(BYTES_MAX)
    .meta({ description: 'In base64url.', examples: ['hPq2vX9d0c4e1b7f6a20Zk'] });

const publicKey = () => z.literal('public-key').describe('Always `public-key`.');

const credentialFields = {
  id: bytes(),
  rawId: bytes(),
  type: publicKey(),
  authenticatorAttachment: z
    .enum(['platform', 'cross-platform'])
    .optional()
    .describe('Whether the authenticator is part of the device.'),
};

const transports = () => z.array(z.string().max(40)).max(10);

export const passkeyCreationSchema = named(
  'PasskeyCreation',
  'A `PublicKeyCredential` with an attestation, as its `toJSON()` writes it.',
  {
    ...credentialFields,
    response: z
      .object({
        clientDataJSON: bytes(),
        attestationObject: bytes(),
        transports: transports().optional().describe('How the authenticator can be reached.'),
      })
      .describe('What the authenticator answered.'),
  },
);
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

export const passkeyAssertionSchema = named(
  'PasskeyAssertion',
  'A `PublicKeyCredential` with an assertion, as its `toJSON()` writes it.',
  {
    ...credentialFields,
    response: z
      .object({
        clientDataJSON: bytes(),
        authenticatorData: bytes(),
        signature: bytes(),
        userHandle: bytes().optional(),
      })
      .describe('What the authenticator answered.'),
  },
);
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

const knownCredentials = () =>
  z.array(
    z.object({
      ...strings({ id: 'The passkey, in base64url.', type: 'Always `public-key`.' }),
      transports: z
        .array(z.string())
        .exactOptional()
        .describe('How its authenticator can be reached.'),
    }),
  );

const verification = () => z.enum(['required', 'preferred', 'discouraged']).exactOptional();

export const passkeyCreationOptionsSchema = named(
  'PasskeyCreationOptions',
  '`PublicKeyCredentialCreationOptionsJSON` for `navigator.credentials.create`.',
  {
    rp: z
      .object({
        name: z.string().describe('The name of the installation.'),
        id: z.string().exactOptional().describe('Its host.'),
      })
      .describe('Who the passkey is for.'),
    user: z
      .object(
        strings({
          id: 'The account, in base64url.',
          name: 'Its e-mail.',
          displayName: 'The name of its owner.',
        }),
      )
      .describe('Whose passkey it will be.'),
    challenge: z.string().describe('Random bytes in base64url, to be signed within five minutes.'),
    pubKeyCredParams: z
      .array(
        z.object({
          alg: count.describe('Number of the algorithm (COSE).'),
          type: publicKey(),
        }),
      )
      .describe('Algorithms that are taken, best first.'),
    timeout: z.number().exactOptional().describe('How long the browser may take, in ms.'),
    excludeCredentials: knownCredentials()
      .exactOptional()
      .describe('Passkeys that the account has already.'),
    authenticatorSelection: z
      .object({
        residentKey: verification().describe('Whether it keeps the passkey itself.'),
        requireResidentKey: z.boolean().exactOptional().describe('The same in the older way.'),
        userVerification: verification().describe(
          'Whether it checks who is there, by PIN or finger.',
        ),
      })
      .exactOptional()
      .describe('What the authenticator must be able to do.'),
    attestation: z
      .enum(['none', 'indirect', 'direct', 'enterprise'])
      .exactOptional()
      .describe('Whether the authenticator says what it is.'),
  },
);

export const passkeyRequestOptionsSchema = named(
  'PasskeyRequestOptions',
  '`PublicKeyCredentialRequestOptionsJSON` for `navigator.credentials.get`.',
  {
    challenge: z.string().describe('Random bytes in base64url, to be signed within five minutes.'),
    timeout: z.number().exactOptional().describe('How long the browser may take, in ms.'),
    rpId: z.string().exactOptional().describe('The host of the installation.'),
    allowCredentials: knownCredentials()
      .exactOptional()
      .describe('Passkeys that will do; all of the installation where absent.'),
    userVerification: verification().describe(
      'Whether the authenticator checks who is there, by PIN or finger.',
    ),
  },
);

const stepToken = () => z.string().min(1).max(1_000);

export const secondStepCodeSchema = named(
  'SecondStepCode',
  'The second step of a sign-in, as a code.',
  {
    token: stepToken().describe('Of the answer to the right password; good for five minutes.'),
    kind: z
      .enum(['app', 'recovery'])
      .describe(
        'Of the authenticator app (`app`) or from the list of recovery codes (`recovery`).',
      ),
    code: requiredLine('codeRequired', 60).describe(
      'The code; blanks and small letters do not matter.',
    ),
  },
);

export const passkeySignInSchema = named(
  'PasskeySignIn',
  'A sign-in with a passkey, alone or as second step.',
  {
    token: stepToken()
      .optional()
      .describe('Of the answer to the right password; absent to sign in by the passkey alone.'),
    remember: z
      .boolean()
      .default(false)
      .describe('Whether the session ends when it was not used for 30 days, or for 7.'),
    credential: passkeyAssertionSchema.describe('What `navigator.credentials.get` answered.'),
  },
);

export const passkeyOptionsInputSchema = named(
  'PasskeyOptionsInput',
  'For whom a passkey is asked for.',
  {
    token: stepToken()
      .optional()
      .describe('Of the answer to the right password; absent to sign in by the passkey alone.'),
  },
);

export const appCodeSchema = named('AppCode', 'Proof that the app was set up.', {
  code: requiredLine('codeRequired', 20).describe(
    'The six digits that the app shows; blanks are dropped.',
  ),
});

const passkeyName = () => requiredLine('passkeyNameRequired', PASSKEY_NAME_MAX_LENGTH);
export const passkeyNameSchema = named('PasskeyName', 'Another name of a passkey.', {
  name: passkeyName().describe('What its owner calls it.'),
});
export const newPasskeySchema = named('NewPasskey', 'A passkey that a browser has made.', {
  name: passkeyName().describe('What its owner calls it.'),
  credential: passkeyCreationSchema.describe('What `navigator.credentials.create` answered.'),
});

export const passkeySchema = named('Passkey', 'A passkey of the account.', {
  id: id(),
  name: z.string().describe('What its owner calls it.'),
  createdAt: instant().describe('When it was added.'),
  lastUsedAt: instant().nullable().describe('When it was last signed in with; null before.'),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const secondFactorSchema = named(
  'SecondFactor',
  'What the account signs in with beside its password.',
  {
    passkeys: z.array(passkeySchema).describe('The passkeys of the account.'),
    app: z
      .object({ createdAt: instant().describe('When the authenticator app was added.') })
      .nullable()
      .describe('The authenticator app; null without one.'),
    recoveryCodesLeft: count.describe('Recovery codes that were not used yet.'),
    required: z.boolean().describe('Whether this account may not be without a second step.'),
  },
);
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const appSetupSchema = named(
  'AppSetup',
  'What an authenticator app is set up with; shown once.',
  {
    secret: z.string().describe('Base32, to be typed where no camera is at hand.'),
    uri: z.string().describe('The same as an `otpauth://` address.'),
    qr: z.array(z.string()).describe('The URI as a QR code: its rows, 1 for a dark module.'),
  },
);

/** After the first factor was added, or on demand: the only time that the codes are known. */
export const recoveryCodesSchema = named(
  'RecoveryCodes',
  'Codes that each sign in once where the second factor is not at hand.',
  {
    recoveryCodes: z.array(z.string()).describe('Empty where the earlier ones stay.'),
  },
);

export const signInRuleSchema = named('SignInRule', 'How administrators must sign in.', {
  administratorsNeedSecondStep: z
    .boolean()
    .describe('Whether administrators without a second step are refused the back-office.'),
});
export type SignInRule = z.infer<typeof signInRuleSchema>;
