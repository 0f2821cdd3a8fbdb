import type { ApplicationForm } from '@vitrine/contracts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Announce } from '../live-events/index.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { applicationMail, thanksFor } from './applications.mails.ts';
import { contentOf, subjectOf } from './applications.presenter.ts';
import type { ApplicationsRepository, StoredApplication } from './applications.repository.ts';

interface Needs {
  applications: ApplicationsRepository;
  forms: PublicForms;
  announce: Announce;
  clock: Clock;
  ids: Ids;
  publicUrl: string;
}

/** Applications to the internship and the trainings: a record, and a message that tells of it. */
export function createApplicationsService(needs: Needs) {
  const { applications, forms, announce, clock, ids, publicUrl } = needs;
  return {
    /** @returns what to tell the sender */
    async send(form: ApplicationForm): Promise<string> {
      const { kind, name, email } = form;
      await forms.receive('application', form, async (tx) => {
        const id = ids.next();
        await applications.insert(tx, recordOf(form, id, clock.now()));
        await announce(tx, { kind: 'application', id });
        await forms.tell(tx, { name, email, subject: subjectOf(form), content: contentOf(form) });
        await forms.mail(tx, applicationMail(email, kind, publicUrl));
      });
      return thanksFor(kind);
    },
  };
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>;

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
