/** A request whose time counts; `page` is how often `next` is followed before. */
export interface Case {
  list: string;
  what: string;
  path: string;
  page?: number;
  /** Who asks: the administrator, or the owner of the page that is written to a lot. */
  as?: 'owner';
}

const PAGE = 10;

interface List {
  name: string;
  path: string;
  as?: 'owner';
  /** Brings all at once. */
  whole?: boolean;
  /** Filters by their names in the table; what few rows pass is among them. */
  filters?: Record<string, string>;
  words?: { often: string; seldom: string };
  /** A word found often together with what few rows pass. */
  rare?: string;
}

const lists: List[] = [
  {
    name: 'messages',
    path: '/api/messages/',
    filters: {
      archived: 'folder=archived',
      unread: 'status=unread',
      read: 'status=read',
      'common type': 'type=contact-form',
      'rare type': 'type=internal',
      'rare type, unread': 'type=internal&status=unread',
      unassigned: 'assignee=nobody',
      mine: 'assignee=me',
      'not seen': 'seen=no',
      language: 'language=fr',
      spam: 'state=spam',
    },
    words: { often: 'formation', seldom: 'kilimandjaro' },
    rare: 'type=internal',
  },
  {
    name: 'users',
    path: '/api/users/',
    filters: { role: 'role=admin', status: 'status=inactive', both: 'role=editor&status=pending' },
    words: { often: 'people', seldom: '.15000@' },
    rare: 'role=admin',
  },
  {
    name: 'posts',
    path: '/api/posts/',
    filters: { drafts: 'status=draft', scheduled: 'status=scheduled' },
    words: { often: 'formation', seldom: 'kilimandjaro' },
    rare: 'status=scheduled',
  },
  {
    name: 'articles',
    path: '/api/articles/',
    filters: { category: 'category=blue' },
    words: { often: 'formation', seldom: 'kilimandjaro' },
    rare: 'category=orange',
  },
  { name: 'blog overview', path: '/api/articles/overview/', whole: true },
  {
    name: 'applications',
    path: '/api/applications/',
    filters: {
      status: 'status=new',
      kind: 'kind=training',
      both: 'kind=internship&status=new',
      'not seen': 'seen=no',
    },
    words: { often: 'formation', seldom: 'kilimandjaro' },
    rare: 'status=new&kind=internship',
  },
  {
    name: 'application counts',
    path: '/api/counts/applications/',
    whole: true,
    filters: { kind: 'kind=training' },
    words: { often: 'formation', seldom: 'kilimandjaro' },
  },
  {
    name: 'library',
    path: '/api/library/',
    words: { often: 'formation', seldom: 'kilimandjaro' },
  },
  {
    name: 'audit',
    path: '/api/audit/',
    filters: {
      subject: 'subject=settings',
      'subject id': 'subject_id=post-17',
      nobody: 'actor=nobody@example.com',
      'nobody, subject': 'actor=nobody@example.com&subject=post',
    },
  },
  {
    name: 'outbox',
    path: '/api/outbox/',
    filters: { queued: 'status=queued', failed: 'status=failed' },
  },
  { name: 'overview', path: '/api/admin/overview/', whole: true },
  { name: 'health, for comparison', path: '/health', whole: true },
  { name: 'connections', path: '/api/connections/', as: 'owner' },
  { name: 'activity', path: '/api/activity/', as: 'owner' },
];

/** Everything that is measured. */
export const cases: Case[] = lists.flatMap(casesOf);

function casesOf({ name, path, as, whole = false, filters = {}, words, rare }: List): Case[] {
  const of = (what: string, query: string, page?: number): Case => ({
    list: name,
    what,
    path: query ? `${path}?${query}` : path,
    ...(page && { page }),
    ...(as && { as }),
  });
  const found = words
    ? [
        of('found often', `q=${words.often}`),
        ...(whole ? [] : [of(`found often, page ${PAGE}`, `q=${words.often}`, PAGE)]),
        of('found seldom', `q=${words.seldom}`),
        of('not found', 'q=xyzzyq'),
        of('two letters', 'q=fo'),
        of('two letters, not found', 'q=zq'),
        of('one letter', 'q=f'),
      ]
    : [];
  return [
    of(whole ? 'whole' : 'first page', ''),
    ...(whole ? [] : [of(`page ${PAGE}`, '', PAGE)]),
    ...Object.entries(filters).map(([what, query]) => of(what, query)),
    ...found,
    ...(words && rare ? [of('found often, rare filter', `q=${words.often}&${rare}`)] : []),
  ];
}
