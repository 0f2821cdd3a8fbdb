import type { Meanings } from './table.ts';

/** Accounts, sessions and personal access tokens. */
export const accounts: Meanings = {
  Account: {
    '': 'The account as its owner sees it.',
    email: 'The address to sign in with; mails go there once it is confirmed.',
    firstName: 'First name.',
    lastName: 'Last name.',
    phone: "Telephone number as it was typed; '' for none.",
    profession: "What the professional does; '' of administrators.",
    role: 'What the account may do: the own portfolio (`user`), or what its role holds of the back-office.',
    createdAt: 'When the account was made.',
  },
  Registration: {
    '': 'What a new account is made from.',
    email: 'The address to sign in with.',
    password: 'What to sign in with from then on, at least 8 characters.',
    first_name: 'First name.',
    last_name: 'Last name.',
    profession: 'What the professional does.',
    phone: 'Telephone number.',
  },
  AccountSettings: {
    '': 'The account as it should be; the whole of it.',
    firstName: 'First name.',
    lastName: 'Last name.',
    email: 'The address to sign in with; a new one counts once the link mailed to it is opened.',
    phone: 'Telephone number.',
    currentPassword: "The present password: needed with a new password or e-mail; '' otherwise.",
    newPassword: "The new password; '' keeps the present one.",
  },
  AccountDeletion: {
    '': 'Proof that it is the owner who erases the account.',
    password: 'The present password.',
  },
  AccountSession: {
    '': 'A place where the account is signed in.',
    createdAt: 'When it was signed in there.',
    lastUsedAt: 'When its tokens were last renewed.',
  },
  'auth.register': { user: 'The new account.' },
  SignIn: {
    '': 'E-mail and password, as people type them.',
    email: 'The address of the account.',
    password: 'Its password.',
  },
  AdminSignIn: { '': 'The sign-in by the older convention.' },
  SignedIn: {
    '': 'A session that has begun.',
    access_token: 'Sent as `Authorization: Bearer …`; good for a quarter of an hour.',
    refresh_token: 'Exchanged for the next pair of tokens, once.',
    user: 'Who has signed in.',
    'user.email': 'The address of the account.',
    'user.role': 'What the session may act as.',
  },
  SecondStep: {
    '': 'The password was right, and the account signs in with two steps.',
    second_step: 'What finishes the sign-in.',
  },
  AdminSignedIn: {
    '': 'A session that has begun, by the older convention.',
    detail: 'A sentence for people.',
    is_admin: 'Whether the account is an administrator.',
    access: 'Sent as `Authorization: Bearer …`; good for a quarter of an hour.',
    refresh: 'Exchanged for the next pair of tokens, once.',
    role: 'What the session may act as.',
    email: 'The address of the account.',
  },
  Refresh: {
    '': 'Asks for the next pair of tokens.',
    refresh: 'The refresh token, which ends with this.',
    attempt:
      'A random text, repeated only with the very same renewal: an answer that was lost on the way can be asked for again within ten seconds.',
  },
  RefreshResult: {
    '': 'The next pair of tokens.',
    access: 'Sent as `Authorization: Bearer …`; good for a quarter of an hour.',
    refresh: 'Exchanged for the next pair, once.',
  },
  SignInConfirmation: {
    '': 'Proof, inside of a session, of who is there.',
    password: 'The password of the account.',
  },
  ForgotPassword: {
    '': 'Whose password was forgotten.',
    email: 'The address that the link is mailed to, if there is an account.',
  },
  ResetPassword: {
    '': 'A new password, by the link that was mailed.',
    token: 'Of the mailed link.',
    password: 'What to sign in with from then on, at least 8 characters.',
  },
  Setup: {
    '': 'The first administrator of a new installation.',
    email: 'The address to sign in with.',
    password: 'What to sign in with from then on, at least 8 characters.',
  },
  PersonalToken: {
    '': 'A personal access token as its owner sees it, without the token itself.',
    name: 'What it is for, in the words of its owner.',
    scopes:
      'What it is allowed for. `users:write` makes accounts with the role `user` and changes the name and status of those.',
    createdAt: 'When it was made.',
    ended: 'Whether its last day is over.',
  },
  MadePersonalToken: { '': 'A new personal access token; the only answer that holds it.' },
  NewPersonalToken: { '': 'What a personal access token is made from.' },
};
