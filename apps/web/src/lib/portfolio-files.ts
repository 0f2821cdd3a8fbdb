import { env } from '../env.ts';

const file = (name: string) => (customUrl: string) =>
  `${env.apiUrl}/p/${encodeURIComponent(customUrl)}/${name}`;

/** What the server makes of a published portfolio, for those who take it along. */
export const portfolioFiles = {
  pdf: file('cv.pdf'),
  jsonResume: file('resume.json'),
  qrCode: file('qr.svg'),
} as const;
