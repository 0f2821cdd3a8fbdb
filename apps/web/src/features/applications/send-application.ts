import type { EndpointInput, FormGuards } from '@vitrine/contracts';
import type { FormValues } from '../../components/form/use-public-form.ts';
import type { ApiClient } from '../../lib/api-client.ts';

export type ApplicationKind = 'internship' | 'training';

type ApplicationBody = EndpointInput<'applications.send'>['body'];

/** Sends an application; a field that its dialog does not have is empty. */
export async function sendApplication(
  api: ApiClient,
  kind: ApplicationKind,
  values: FormValues,
  guards: FormGuards,
): Promise<void> {
  const empty = { phone: '', education: '', interests: '', program: '' };
  // Which programs there are is for the server to say.
  const body = { ...empty, ...values, ...guards, kind } as ApplicationBody;
  await api.call('applications.send', { body });
}
