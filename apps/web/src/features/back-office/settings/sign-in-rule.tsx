import { useQuery } from '@tanstack/react-query';
import { Alert } from '#components/feedback/alert.tsx';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useApi } from '#lib/api-context.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { useAction } from '../components/use-action.ts';

/** Whether administrators must sign in with two steps; it counts as soon as the box is ticked. */
export function SignInRule() {
  const query = useQuery(endpointQuery(useApi(), 'secondFactor.rule'));
  const save = useAction({
    send: (api, administratorsNeedSecondStep: boolean) =>
      api.call('secondFactor.saveRule', { body: { administratorsNeedSecondStep } }),
    done: (rule) =>
      rule.administratorsNeedSecondStep ? m.admin_sign_in_on() : m.admin_sign_in_off(),
    onDone: (queries, rule) => queries.setQueryData(endpointKey('secondFactor.rule'), rule),
  });
  return (
    <SettingsSection id="sign-in" title={m.admin_sign_in_title()} text={m.admin_sign_in_text()}>
      <Answered
        query={query}
        failed={m.admin_sign_in_failed()}
        skeleton={<Skeleton shape="text" count={1} />}
      >
        {({ administratorsNeedSecondStep }) => (
          <CheckboxField
            name="administratorsNeedSecondStep"
            label={m.admin_sign_in_required()}
            checked={save.isPending ? save.variables : administratorsNeedSecondStep}
            onChange={(checked) => save.mutate(checked)}
            disabled={save.isPending}
          />
        )}
      </Answered>
      {save.error ? (
        <Alert tone="danger" title={m.admin_sign_in_save_failed()}>
          {failureReason(save.error)}
        </Alert>
      ) : null}
    </SettingsSection>
  );
}
