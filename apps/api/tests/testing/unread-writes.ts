const SESSION = 'it is about a session, and stores nothing that was sent';
const PROOF = 'it proves who is there, and stores nothing';
const ASKS = 'it asks: POST keeps an address out of the logs';
const fileAlone = (test: string) => `it sends a file alone, which ${test}.test.ts reads`;

/** Writes whose body leaves nothing behind that a read shows, and why. */
export const unreadWrites: Record<string, string> = {
  'auth.login': SESSION,
  'auth.adminLogin': SESSION,
  'auth.refresh': SESSION,
  'auth.confirm': PROOF,
  'auth.forgotPassword': 'it mails a link, and answers the same for every address',
  'auth.resetPassword':
    'only the hash of a password is kept; password-reset.test.ts signs in with it',
  'account.delete': 'it erases',
  'admin.applications.bulk.delete': 'it deletes',
  'admin.messages.bulk.delete': 'it deletes',
  'admin.applications.files.add': fileAlone('applications-office'),
  'admin.messages.files.add': fileAlone('reply-files'),
  'library.replace': fileAlone('library-changes'),
  'newsletter.bounce': fileAlone('newsletter-bounces'),
  'admin.trash.restore': 'an address takes the place of one that is taken by now: trash.test.ts',
  'admin.trash.empty': 'it deletes',
  'issues.fromPost': 'it sends a key alone; the draft is made of the post',
  'issues.send': 'it says what was seen, which decides whether the issue goes',
  'posts.translate':
    'it names a language; the draft is made of the post: post-translations.test.ts',
  'translations.save':
    'what is translated differs by record: site-translations.test.ts reads it back',
  'auth.invitation': 'it asks: a token that was mailed stays out of addresses',
  'people.search': ASKS,
  'people.get': ASKS,
  'people.export': ASKS,
  'people.erase': 'it erases',
  'references.restore': 'what it sends is sealed by the server itself: references.test.ts',
  'secondFactor.code': PROOF,
  'secondFactor.passkeyOptions': PROOF,
  'secondFactor.passkey': PROOF,
  'secondFactor.confirmApp': PROOF,
  'setup.firstAdmin': 'only a new installation takes it: setup.test.ts reads the account',
};
