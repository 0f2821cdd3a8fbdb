import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** The way on from a link that cannot be used. */
export function NewLink() {
  return (
    <Stack gap={3} above={4}>
      <p>
        <ButtonLink to={paths.forgotPassword.to()} size="large">
          {m.auth_link_new()}
        </ButtonLink>
      </p>
    </Stack>
  );
}
