import { m } from '#messages';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { paths } from '../../../../lib/paths.ts';

/** Says how people come to write: through a page that is out there and known. */
export function NoConnections() {
  const portfolio = useEndpoint('portfolio.get').data;
  const published = portfolio?.published ?? false;
  return (
    <EmptyState
      heading="h2"
      title={m.account_connections_empty()}
      hint={published ? m.account_connections_empty_hint() : m.account_connections_empty_draft()}
      action={
        published && portfolio ? (
          <ButtonLink to={paths.portfolio.to(portfolio.customUrl)} variant="secondary">
            {m.account_connections_to_page()}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.userPortfolio.to()}>{m.account_views_to_publish()}</ButtonLink>
        )
      }
    />
  );
}
