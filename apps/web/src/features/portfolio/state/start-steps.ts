import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const steps = ['words', 'photo', 'place', 'publish'] as const;
export type StepName = (typeof steps)[number];

const STEP = 'step';

/** Where to begin, or to go on after a break. */
function firstMissing({ headline, profileImage, experiences }: Portfolio): StepName {
  if (headline.trim() === '') return 'words';
  // an import brings everything but the photo
  if (!profileImage) return 'photo';
  return experiences.length > 0 ? 'publish' : 'place';
}

/**
 * The step that the address names, with the ways to its neighbours: a reload stays at it, and the
 * way back leads to the one before. Nothing comes before the headline.
 */
export function useStartSteps(portfolio: Portfolio) {
  const [address] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const asked = address.get(STEP);
  // Looked at on arrival alone: what a step saves is known a moment after it has been left.
  const [arrival] = useState(() => ({ key, missing: firstMissing(portfolio) }));
  const { missing } = arrival;
  const isTooEarly = missing === 'words' && key === arrival.key;
  const name = isTooEarly ? missing : (steps.find((step) => step === asked) ?? missing);
  const at = steps.indexOf(name);
  const [seen, setSeen] = useState({ name, moved: false });
  if (seen.name !== name) setSeen({ name, moved: true });
  // how many entries of the history before this one are steps, too
  const before: number = state?.steps ?? 0;

  const open = (step: StepName, options: { replace: boolean; state: unknown }) =>
    navigate({ search: `?${STEP}=${step}` }, options);
  useEffect(() => {
    if (asked !== name) navigate({ search: `?${STEP}=${name}` }, { replace: true, state });
  }, [asked, name, navigate, state]);

  return {
    name,
    /** 'Step 2 of 4' has the number 2. */
    number: at + 1,
    total: steps.length,
    /** Another step was shown before, on this page. */
    moved: seen.moved,
    next() {
      const isDone = (step: StepName) => step === 'place' && portfolio.experiences.length > 0;
      const step = steps.slice(at + 1).find((one) => !isDone(one));
      // a step takes the focus by itself
      if (step) open(step, { replace: false, state: { openedHere: true, steps: before + 1 } });
      // the page is online: the way back leads out, not through steps that are done
      else if (before > 0) navigate(-before);
    },
    back() {
      const step = steps[at - 1];
      if (before > 0) navigate(-1);
      else if (step) open(step, { replace: true, state });
    },
  };
}
