import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';

/** Where a picture is shown, and where that can be changed. */
export function PictureUses({ id }: { id: string }) {
  return (
    <section>
      <h3 className={textStyle({ size: 4, below: 1 })}>{m.admin_library_uses()}</h3>
      <Answered
        query={useEndpoint('library.uses', { params: { id } })}
        failed={m.admin_library_uses_failed()}
        skeleton={<Skeleton shape="text" count={2} />}
      >
        {(uses) =>
          uses.length === 0 ? (
            <p className={textStyle({ tone: 'muted' })}>{m.admin_library_uses_none()}</p>
          ) : (
            <Stack as="ul" gap={0.5} role="list">
              {uses.map(({ kind, name, path }) => (
                <li key={`${kind} ${path} ${name}`}>
                  <Link to={path}>{name}</Link>{' '}
                  <span className={textStyle({ tone: 'muted' })}>{kind}</span>
                </li>
              ))}
            </Stack>
          )
        }
      </Answered>
    </section>
  );
}
