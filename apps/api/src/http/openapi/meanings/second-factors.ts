import type { Meanings } from './table.ts';

/** Two-step sign-in. What WebAuthn defines is said in its words. */
export const secondFactors: Meanings = {
  SecondFactor: {
    '': 'What the account signs in with beside its password.',
    passkeys: 'The passkeys of the account.',
    'app.createdAt': 'When the authenticator app was added.',
    recoveryCodesLeft: 'Recovery codes that were not used yet.',
  },
  Passkey: {
    '': 'A passkey of the account.',
    name: 'What its owner calls it.',
    createdAt: 'When it was added.',
    lastUsedAt: 'When it was last signed in with; null before.',
  },
  NewPasskey: {
    '': 'A passkey that a browser has made.',
    credential: 'What `navigator.credentials.create` answered.',
  },
  PasskeyName: { '': 'Another name of a passkey.' },
  AppCode: {
    '': 'Proof that the app was set up.',
    code: 'The six digits that the app shows; blanks are dropped.',
  },
  AppSetup: {
    '': 'What an authenticator app is set up with; shown once.',
    uri: 'The same as an `otpauth://` address.',
  },
  RecoveryCodes: { '': 'Codes that each sign in once where the second factor is not at hand.' },
  SignInRule: {
    '': 'How administrators must sign in.',
    administratorsNeedSecondStep:
      'Whether administrators without a second step are refused the back-office.',
  },
  SecondStepCode: {
    '': 'The second step of a sign-in, as a code.',
    token: 'Of the answer to the right password; good for five minutes.',
    kind: 'Of the authenticator app (`app`) or from the list of recovery codes (`recovery`).',
    code: 'The code; blanks and small letters do not matter.',
  },
  PasskeyOptionsInput: {
    '': 'For whom a passkey is asked for.',
    token: 'Of the answer to the right password; absent to sign in by the passkey alone.',
  },
  PasskeySignIn: {
    '': 'A sign-in with a passkey, alone or as second step.',
    token: 'Of the answer to the right password; absent to sign in by the passkey alone.',
    remember: 'Whether the session ends when it was not used for 30 days, or for 7.',
    credential: 'What `navigator.credentials.get` answered.',
  },
  PasskeyCreation: {
    '': 'A `PublicKeyCredential` with an attestation, as its `toJSON()` writes it.',
    type: 'Always `public-key`.',
    authenticatorAttachment: 'Whether the authenticator is part of the device.',
    response: 'What the authenticator answered.',
    'response.transports': 'How the authenticator can be reached.',
  },
  PasskeyAssertion: {
    '': 'A `PublicKeyCredential` with an assertion, as its `toJSON()` writes it.',
  },
  PasskeyCreationOptions: {
    '': '`PublicKeyCredentialCreationOptionsJSON` for `navigator.credentials.create`.',
    rp: 'Who the passkey is for.',
    'rp.name': 'The name of the installation.',
    'rp.id': 'Its host.',
    user: 'Whose passkey it will be.',
    'user.id': 'The account, in base64url.',
    'user.name': 'Its e-mail.',
    'user.displayName': 'The name of its owner.',
    challenge: 'Random bytes in base64url, to be signed within five minutes.',
    pubKeyCredParams: 'Algorithms that are taken, best first.',
    'pubKeyCredParams.alg': 'Number of the algorithm (COSE).',
    'pubKeyCredParams.type': 'Always `public-key`.',
    timeout: 'How long the browser may take, in ms.',
    excludeCredentials: 'Passkeys that the account has already.',
    'excludeCredentials.id': 'The passkey, in base64url.',
    'excludeCredentials.type': 'Always `public-key`.',
    'excludeCredentials.transports': 'How its authenticator can be reached.',
    authenticatorSelection: 'What the authenticator must be able to do.',
    'authenticatorSelection.residentKey': 'Whether it keeps the passkey itself.',
    'authenticatorSelection.requireResidentKey': 'The same in the older way.',
    'authenticatorSelection.userVerification': 'Whether it checks who is there, by PIN or finger.',
    attestation: 'Whether the authenticator says what it is.',
  },
  PasskeyRequestOptions: {
    '': '`PublicKeyCredentialRequestOptionsJSON` for `navigator.credentials.get`.',
    rpId: 'The host of the installation.',
    allowCredentials: 'Passkeys that will do; all of the installation where absent.',
    'allowCredentials.id': 'The passkey, in base64url.',
    'allowCredentials.type': 'Always `public-key`.',
    'allowCredentials.transports': 'How its authenticator can be reached.',
    userVerification: 'Whether the authenticator checks who is there, by PIN or finger.',
  },
};
