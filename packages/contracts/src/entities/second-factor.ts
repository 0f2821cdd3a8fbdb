import { messages } from '../messages.ts';
import { id, instant, requiredLine } from '../text.ts';
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
    .meta({ description: 'base64url', examples: ['hPq2vX9d0c4e1b7f6a20Zk'] });

const credentialFields = {
  id: bytes(),
  rawId: bytes(),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

const transports = () => z.array(z.string().max(40)).max(10);

/** What `navigator.credentials.create` answers, as WebAuthn's JSON. */
export const passkeyCreationSchema = named('PasskeyCreation', {
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    transports: transports().optional(),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What `navigator.credentials.get` answers, as WebAuthn's JSON. */
export const passkeyAssertionSchema = named('PasskeyAssertion', {
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes().optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

const knownCredentials = () =>
  z.array(
    z.object({
      ...strings('id', 'type'),
      transports: z.array(z.string()).exactOptional(),
    }),
  );

const verification = () => z.enum(['required', 'preferred', 'discouraged']).exactOptional();

/** What the browser is asked for a new passkey with. */
export const passkeyCreationOptionsSchema = named('PasskeyCreationOptions', {
  rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
  user: z.object(strings('id', 'name', 'displayName')),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().exactOptional(),
  excludeCredentials: knownCredentials().exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: verification(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: verification(),
    })
    .exactOptional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).exactOptional(),
});

/** What the browser is asked for a passkey with. */
export const passkeyRequestOptionsSchema = named('PasskeyRequestOptions', {
  challenge: z.string(),
  timeout: z.number().exactOptional(),
  rpId: z.string().exactOptional(),
  allowCredentials: knownCredentials().exactOptional(),
  userVerification: verification(),
});

const stepToken = () => z.string().min(1).max(1_000);

/** A code of the authenticator app, or one of the recovery codes, after the password. */
export const secondStepCodeSchema = named('SecondStepCode', {
  token: stepToken(),
  kind: z.enum(['app', 'recovery']),
  code: requiredLine(messages.codeRequired, 60),
});

/** With the token of a right password as its second step; without one it signs in by itself. */
export const passkeySignInSchema = named('PasskeySignIn', {
  token: stepToken().optional(),
  remember: z.boolean().default(false),
  credential: passkeyAssertionSchema,
});

export const passkeyOptionsInputSchema = named('PasskeyOptionsInput', {
  token: stepToken().optional(),
});

export const appCodeSchema = named('AppCode', { code: requiredLine(messages.codeRequired, 20) });

const passkeyName = () => requiredLine(messages.passkeyNameRequired, PASSKEY_NAME_MAX_LENGTH);
export const passkeyNameSchema = named('PasskeyName', { name: passkeyName() });
export const newPasskeySchema = named('NewPasskey', {
  name: passkeyName(),
  credential: passkeyCreationSchema,
});

export const passkeySchema = named('Passkey', {
  id: id(),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: instant().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** What an account signs in with beside its password. */
export const secondFactorSchema = named('SecondFactor', {
  passkeys: z.array(passkeySchema),
  app: z
    .object({ createdAt: instant() })
    .nullable()
    .describe('The authenticator app; null without one.'),
  recoveryCodesLeft: z.number().int(),
  required: z.boolean().describe('Whether this account may not be without a second step.'),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What an authenticator app is set up with; shown once. */
export const appSetupSchema = named('AppSetup', {
  secret: z.string().describe('Base32, to be typed where no camera is at hand.'),
  uri: z.string(),
  qr: z.array(z.string()).describe('The URI as a QR code: its rows, 1 for a dark module.'),
});

/** After the first factor was added, or on demand: the only time that the codes are known. */
export const recoveryCodesSchema = named('RecoveryCodes', {
  recoveryCodes: z.array(z.string()).describe('Empty where the earlier ones stay.'),
});

export const signInRuleSchema = named('SignInRule', {
  administratorsNeedSecondStep: z.boolean(),
});
export type SignInRule = z.infer<typeof signInRuleSchema>;
