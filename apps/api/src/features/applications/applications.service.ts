import type { ApplicationForm } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import { applicationMail, thanksFor } from './applications.mails.ts';
import { contentOf, subjectOf } from './applications.presenter.ts';
import { createApplicationsRepository, type StoredApplication } from './applications.repository.ts';

/** Applications to the internship and the trainings: a record, and a message that tells of it. */
export function createApplicationsService(deps: Deps) {
  const { database, forms, events, clock, ids, publicUrl } = deps;
  const applications = createApplicationsRepository(database);
  return {
    /** @returns what to tell the sender */
    async send(form: ApplicationForm): Promise<string> {
      const { kind, name, email } = form;
      await forms.receive('application', form, async (tx) => {
        const id = ids.next();
        await applications.insert(tx, recordOf(form, id, clock.now()));
        await events.announce(tx, { kind: 'application', id });
        await forms.addMessage(tx, {
          name,
          email,
          subject: subjectOf(form),
          content: contentOf(form),
        });
        await forms.mail(tx, applicationMail(email, kind, publicUrl));
      });
      return thanksFor(kind);
    },
  };
}

const recordOf = (form: ApplicationForm, id: string, createdAt: Date): StoredApplication => ({
  id,
  kind: form.kind,
  name: form.name,
  email: form.email,
  phone: form.phone,
  education: form.education,
  interests: form.interests,
  program: form.program,
  message: form.message,
  status: 'new',
  createdAt,
});
