import type { Application, ApplicationDetail, ApplicationStatus } from '@vitrine/contracts';
import { answer, type Called } from './answer.ts';
import { application } from './application.ts';
import { inboxAnswers } from './inbox-answers.ts';

/** Three applications, of which a server gives two at a time; it looks in names. */
export function applicationAnswers() {
  const training = { kind: 'training', program: 'UI/UX Design', interests: '' } as const;
  const stored: ApplicationDetail[] = [
    application({ id: 'a', name: 'Ada', phone: '+237 6 70 (00) 00' }),
    application({ id: 'b', name: 'Ben', ...training, status: 'shortlisted' }),
    application({ id: 'c', name: 'Cleo', status: 'declined' }),
  ].map((one) => ({ ...one, replies: [], unsent_files: [], notes: [] }));
  const position = (id: string) => stored.findIndex((one) => one.id === id);
  const require = (id: string) => {
    const found = stored[position(id)];
    if (!found) throw new Error(`There is no application ${id}.`);
    return found;
  };
  const matching = ({ q, kind }: { q: string; kind?: Application['kind'] | undefined }) =>
    stored.filter((one) => one.name.includes(q) && (!kind || one.kind === kind));

  function list({ query }: Called<'admin.applications.list'>) {
    const { status, after } = query;
    const found = matching(query).filter((one) => !status || one.status === status);
    const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
    const items = found.slice(start, start + 2);
    return { items, next: start + 2 < found.length ? (items.at(-1)?.id ?? null) : null };
  }

  function counts({ query }: Called<'admin.applications.counts'>) {
    const of = (status: ApplicationStatus) =>
      matching(query).filter((one) => one.status === status).length;
    return {
      new: of('new'),
      shortlisted: of('shortlisted'),
      accepted: of('accepted'),
      declined: of('declined'),
    };
  }

  const handlers = [
    ...inboxAnswers(),
    answer('admin.applications.list', list),
    answer('admin.applications.counts', counts),
    answer('admin.applications.get', ({ params }) => require(params.id)),
    answer('admin.applications.update', ({ params, body }) =>
      Object.assign(require(params.id), body),
    ),
    answer('admin.applications.delete', ({ params }) => {
      stored.splice(position(params.id), 1);
      return undefined;
    }),
  ];
  return { stored, handlers };
}
