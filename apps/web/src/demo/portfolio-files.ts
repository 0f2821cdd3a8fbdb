import { HttpResponse, http, type RequestHandler } from 'msw';
import { renderSVG } from 'uqr';
import { fullName } from './answers/account-records.ts';
import { DEMO_API, type Demo } from './demo.ts';
import type { DemoAccount, OwnRecords } from './demo-data.ts';

/** What a server makes of a published portfolio, but for the PDF and the PNG of the QR code. */
export function portfolioFileHandlers({ store, siteUrl }: Demo): RequestHandler[] {
  const published = (customUrl: unknown) => {
    const { own, accounts } = store.read();
    return accounts
      .map((account) => ({ account, own: own[account.id] }))
      .find(({ own }) => own?.portfolio.published && own.portfolio.customUrl === customUrl);
  };
  const path = `*${DEMO_API}/p/:customUrl`;
  return [
    http.get(`${path}/qr.svg`, ({ params }) => {
      if (!published(params.customUrl)) return undefined;
      const picture = renderSVG(`${siteUrl}/p/${params.customUrl}`);
      return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
    }),
    http.get(`*${DEMO_API}/s/:token/qr.svg`, ({ params }) => {
      const picture = renderSVG(`${siteUrl}/s/${params.token}`);
      return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
    }),
    http.get(`${path}/resume.json`, ({ params }) => {
      const page = published(params.customUrl);
      if (!page?.own) return undefined;
      return HttpResponse.json(resumeOf(page.account, page.own));
    }),
  ];
}

/** The page in the format of JSON Resume. */
function resumeOf(account: DemoAccount, { portfolio }: OwnRecords) {
  const { headline: label, summary, experiences, educations, skills, projects } = portfolio;
  return {
    basics: {
      name: fullName(account),
      label,
      summary,
      profiles: portfolio.links.map(({ name: network, url }) => ({ network, url })),
    },
    work: experiences.map(({ title, company, description }) => ({
      name: company,
      position: title,
      summary: description,
    })),
    education: educations.map(({ degree, institution }) => ({ institution, studyType: degree })),
    skills: skills.map((name) => ({ name })),
    projects: projects.map(({ name, description, technologies }) => ({
      name,
      description,
      keywords: technologies,
    })),
  };
}
