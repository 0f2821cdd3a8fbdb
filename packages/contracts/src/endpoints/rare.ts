import { caseStudyEndpoints } from './case-studies.ts';
import { personalTokenEndpoints } from './personal-token.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { setupEndpoints } from './setup.ts';
import { shareLinkEndpoints } from './share-links.ts';
import { systemEndpoints } from './system.ts';
import { webhookEndpoints } from './webhooks.ts';

/** The endpoints that few screens call: a browser fetches them with the first such call. */
export const rareEndpoints = {
  ...caseStudyEndpoints,
  ...secondFactorEndpoints,
  ...personalTokenEndpoints,
  ...setupEndpoints,
  ...shareLinkEndpoints,
  ...systemEndpoints,
  ...webhookEndpoints,
} as const;
