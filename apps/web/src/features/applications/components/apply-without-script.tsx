import { useSentForm } from '#components/form/form-target.ts';
import { PublicForm } from '#components/form/public-form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { isServerBuild } from '../../../env.ts';
import {
  ApplicationFields,
  type ApplicationKind,
  applicationWords,
} from './application-fields.tsx';

export const applyLabels = {
  internship: m.application_apply_internship,
  training: m.application_apply_training,
};

/** The schema wants every field; each programme has its own. */
const otherFields = { internship: { program: '' }, training: { interests: '' } };

/**
 * The application where no script opens its dialog. React leaves alone what the server wrote here,
 * and browsers load no word of it.
 */
export function ApplyWithoutScript({ kind }: { kind: ApplicationKind }) {
  return <noscript>{isServerBuild ? <OpenForm kind={kind} /> : null}</noscript>;
}

function OpenForm({ kind }: { kind: ApplicationKind }) {
  const { title, thanks } = applicationWords[kind];
  const target = { endpoint: 'applications.send', hidden: { kind, ...otherFields[kind] } } as const;
  const sent = useSentForm(target);
  return (
    <details open={sent !== undefined}>
      <summary className={buttonClass({})}>{applyLabels[kind]()}</summary>
      <PublicForm
        label={title()}
        target={target}
        onSubmit={noScript}
        thanks={thanks}
        className={textStyle({ above: 3 })}
      >
        <ApplicationFields kind={kind} />
        <SubmitButton label={m.application_send()} busyLabel={m.public_form_sending()} />
      </PublicForm>
    </details>
  );
}

const noScript = () => Promise.resolve();
