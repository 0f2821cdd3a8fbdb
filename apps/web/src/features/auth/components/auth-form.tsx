import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { CheckedForm, type CheckedFormProps } from '#components/form/checked-form.tsx';
import { prepareCalls } from '#lib/prepare-calls.ts';

const loadChecks = () => import('../form-checks.ts');
type Checks = Awaited<ReturnType<typeof loadChecks>>;

const prepare = () => {
  prepareCalls();
  return loadChecks();
};

interface AuthFormProps<Values extends FieldValues, Output>
  extends Omit<CheckedFormProps<Values, Output>, 'resolver' | 'prepare'> {
  /** Picks the schema from what was fetched. */
  schema: (checks: Checks) => z.ZodType<Output, Values>;
}

/** The form of a sign-in page: what checks and sends it is fetched when someone goes to a field. */
export function AuthForm<Values extends FieldValues, Output>({
  schema,
  ...form
}: AuthFormProps<Values, Output>) {
  const resolver: Resolver<Values, unknown, Output> = async (...values) => {
    const checks = await loadChecks();
    return checks.schemaResolver(schema(checks))(...values);
  };
  return <CheckedForm {...form} resolver={resolver} prepare={prepare} />;
}
