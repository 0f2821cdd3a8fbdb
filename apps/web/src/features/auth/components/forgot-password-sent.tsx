import { m } from '#messages';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** Says nothing of whether there is an account. */
export function ForgotPasswordSent({ onAgain }: { onAgain: () => void }) {
  return (
    <Stack gap={3} above={4}>
      <Cluster gap={2}>
        <ButtonLink to={paths.login.to()}>{m.auth_back_to_sign_in()}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {m.auth_forgot_sent_again()}
        </Button>
      </Cluster>
    </Stack>
  );
}
