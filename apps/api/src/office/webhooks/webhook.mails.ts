import { plainMail } from '../../service/index.ts';

/** Its path may hold what only its owner should know. */
const hostOf = (url: string) => URL.parse(url)?.host ?? '';

export const switchedOffMail = (recipient: string, url: string, site: string) =>
  plainMail(recipient, (words) => words.webhookSwitchedOff(hostOf(url), site));
