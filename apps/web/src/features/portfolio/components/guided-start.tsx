import type { Account, Portfolio } from '@vitrine/contracts';
import { useState } from 'react';
import { PageHeader } from '#components/layout/page-header.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { PhotoStep, PlaceStep, PublishStep, WordsStep } from './guided-steps.tsx';
import { MissingPortfolio } from './missing-portfolio.tsx';
import { OverviewSkeleton, PortfolioHeaderSkeleton } from './portfolio-skeleton.tsx';
import { PublishedPage } from './published-page.tsx';

const steps = ['words', 'photo', 'place', 'publish'] as const;
type StepName = (typeof steps)[number];

/** From an empty account to a page that is online, one thing at a time. */
export function GuidedStart() {
  const own = useOwnPortfolio();
  const account = useEndpoint('account.get').data;
  if (!own.portfolio || !account) {
    return (
      <>
        <PortfolioHeaderSkeleton />
        <MissingPortfolio query={own.query} skeleton={<OverviewSkeleton />} />
      </>
    );
  }
  return <Steps portfolio={own.portfolio} account={account} />;
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
      <PageHeader
        title={m.account_welcome_first_name({ name: account.firstName })}
        description={m.start_hint()}
      />
      {name === 'words' ? <WordsStep {...step} /> : null}
      {name === 'photo' ? <PhotoStep {...step} /> : null}
      {name === 'place' ? <PlaceStep {...step} /> : null}
      {name === 'publish' ? <PublishStep {...step} /> : null}
    </>
  );
}

/** Where to begin, or to go on after a break. */
function firstMissing({ headline, profileImage, experiences }: Portfolio): StepName {
  if (headline.trim() === '') return 'words';
  if (experiences.length > 0) return 'publish';
  return profileImage === '' ? 'photo' : 'place';
}
