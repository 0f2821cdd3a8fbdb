import type { DemoAnswers } from '../demo-call.ts';
import { accountAnswers } from './account.ts';
import { applicationAnswers } from './applications.ts';
import { articleReadAnswers } from './article-reads.ts';
import { backOfficeAnswers } from './back-office.ts';
import { blogAnswers } from './blog.ts';
import { caseStudyAnswers } from './case-studies.ts';
import { contentAnswers } from './content.ts';
import { dashboardAnswers } from './dashboard.ts';
import { inboxAnswers } from './inbox.ts';
import { libraryAnswers } from './library.ts';
import { messageAnswers } from './messages.ts';
import { newsletterAnswers } from './newsletter.ts';
import { pageAnswers } from './pages.ts';
import { peopleAnswers } from './people.ts';
import { portfolioAnswers } from './portfolio.ts';
import { postAnswers } from './posts.ts';
import { publicFormAnswers } from './public-forms.ts';
import { publicPortfolioAnswers } from './public-portfolio.ts';
import { referenceAnswers } from './references.ts';
import { secondFactorAnswers } from './second-factor.ts';
import { sessionAnswers } from './sessions.ts';
import { settingsAnswers } from './settings.ts';
import { shareLinkAnswers } from './share-links.ts';
import { tokenAnswers } from './tokens.ts';
import { trashAnswers } from './trash.ts';
import { userAnswers } from './users.ts';
import { webhookAnswers } from './webhooks.ts';

/** What the demo answers, by endpoint: all that the app calls, which a test compares. */
export const demoAnswers: DemoAnswers = {
  ...sessionAnswers,
  ...accountAnswers,
  ...portfolioAnswers,
  ...publicPortfolioAnswers,
  ...shareLinkAnswers,
  ...referenceAnswers,
  ...dashboardAnswers,
  ...blogAnswers,
  ...articleReadAnswers,
  ...postAnswers,
  ...contentAnswers,
  ...caseStudyAnswers,
  ...pageAnswers,
  ...publicFormAnswers,
  ...userAnswers,
  ...trashAnswers,
  ...messageAnswers,
  ...inboxAnswers,
  ...applicationAnswers,
  ...backOfficeAnswers,
  ...settingsAnswers,
  ...libraryAnswers,
  ...secondFactorAnswers,
  ...tokenAnswers,
  ...webhookAnswers,
  ...newsletterAnswers,
  ...peopleAnswers,
};
