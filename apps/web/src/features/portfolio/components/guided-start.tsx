import type { Account, Portfolio } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { PageHeader } from '#components/layout/page-header.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useStartSteps } from '../state/start-steps.ts';
import { PhotoStep, PlaceStep, PublishStep, WordsStep } from './guided-steps.tsx';
import { MissingPortfolio } from './missing-portfolio.tsx';
import { StartHeader, StepSkeleton } from './portfolio-skeleton.tsx';
import { PublishedPage } from './published-page.tsx';

/** From an empty account to a page that is online, one thing at a time. */
export function GuidedStart() {
  const own = useOwnPortfolio();
  const account = useEndpoint('account.get');
  if (!own.portfolio || !account.data) {
    return (
      <>
        <StartHeader title={m.start_title()} />
        <MissingPortfolio query={own.portfolio ? account : own.query} skeleton={<StepSkeleton />} />
      </>
    );
  }
  return <Steps portfolio={own.portfolio} account={account.data} />;
}

interface StepsProps {
  portfolio: Portfolio;
  account: Account;
}

function Steps({ portfolio, account }: StepsProps) {
  const { name, number, total, moved, next, back } = useStartSteps(portfolio);
  if (portfolio.published) {
    return (
      <>
        <PageHeader title={m.start_done_title()} description={m.start_done_hint()} />
        <PublishedPage portfolio={portfolio} />
      </>
    );
  }
  const step = {
    portfolio,
    account,
    place: m.start_step({ number, total }),
    progress: number / total,
    takesFocus: moved,
    onNext: next,
    onBack: number > 1 ? back : undefined,
  };
  return (
    <>
      <StartHeader title={m.account_welcome_first_name({ name: account.firstName })} />
      {name === 'words' ? <WordsStep {...step} /> : null}
      {name === 'photo' ? <PhotoStep {...step} /> : null}
      {name === 'place' ? <PlaceStep {...step} /> : null}
      {name === 'publish' ? <PublishStep {...step} /> : null}
      {name === 'words' || name === 'place' ? (
        <p className={textStyle({ above: 3 })}>
          <Link to={paths.userImport.to()} state={{ from: 'start' }}>
            {m.import_link_long()}
          </Link>
        </p>
      ) : null}
    </>
  );
}
