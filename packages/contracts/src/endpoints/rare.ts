import { applicationEndpoints } from './applications.ts';
import { caseStudyEndpoints } from './case-studies.ts';
import { contentOrderEndpoints } from './content-order.ts';
import { inboxEndpoints } from './inbox.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { peopleEndpoints } from './people.ts';
import { personalTokenEndpoints } from './personal-token.ts';
import { postDraftEndpoints } from './post-drafts.ts';
import { postReadEndpoints } from './post-reads.ts';
import { referenceEndpoints } from './references.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { setupEndpoints } from './setup.ts';
import { shareLinkEndpoints } from './share-links.ts';
import { systemEndpoints } from './system.ts';
import { translationEndpoints } from './translations.ts';
import { trashEndpoints } from './trash.ts';
import { webhookEndpoints } from './webhooks.ts';

/** The endpoints that few screens call: a browser fetches them with the first such call. */
export const rareEndpoints = {
  ...applicationEndpoints,
  ...postReadEndpoints,
  ...caseStudyEndpoints,
  ...newsletterEndpoints,
  ...postDraftEndpoints,
  ...referenceEndpoints,
  ...inboxEndpoints,
  ...contentOrderEndpoints,
  ...peopleEndpoints,
  ...secondFactorEndpoints,
  ...personalTokenEndpoints,
  ...setupEndpoints,
  ...shareLinkEndpoints,
  ...systemEndpoints,
  ...translationEndpoints,
  ...trashEndpoints,
  ...webhookEndpoints,
} as const;
