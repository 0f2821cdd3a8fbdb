import { m } from '#messages';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../../components/feedback/loading-state.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { reasonOf } from '../../reason-of.ts';
import { Settings } from './settings.tsx';

/** The account of whoever is signed in, once it is there. */
export function OwnSettings() {
  const { data, error, refetch } = useEndpoint('account.get');
  if (data) return <Settings account={data} />;
  if (error) {
    return (
      <ErrorState
        heading={m.account_settings_failed()}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <LoadingState label={m.account_settings_loading()}>
      <Skeleton shape="card" />
    </LoadingState>
  );
}
