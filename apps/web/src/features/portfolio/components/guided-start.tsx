import type { Account, Portfolio } from '@vitrine/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '#components/layout/page-header.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { PhotoStep, PlaceStep, PublishStep, WordsStep } from './guided-steps.tsx';
import { MissingPortfolio } from './missing-portfolio.tsx';
import { StartHeader, StepSkeleton } from './portfolio-skeleton.tsx';
import { PublishedPage } from './published-page.tsx';

const steps = ['words', 'photo', 'place', 'publish'] as const;
type StepName = (typeof steps)[number];

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
  const [{ name, moved }, setStep] = useState(() => ({
    name: firstMissing(portfolio),
    moved: false,
  }));
  const at = steps.indexOf(name);
  const go = (by: number) => () => setStep({ name: steps[at + by] ?? name, moved: true });
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
    place: m.start_step({ number: at + 1, total: steps.length }),
    progress: (at + 1) / steps.length,
    takesFocus: moved,
    onNext: go(1),
    onBack: at > 0 ? go(-1) : undefined,
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

/** Where to begin, or to go on after a break. */
function firstMissing({ headline, profileImage, experiences }: Portfolio): StepName {
  if (headline.trim() === '') return 'words';
  if (experiences.length > 0) return 'publish';
  return profileImage === '' ? 'photo' : 'place';
}
