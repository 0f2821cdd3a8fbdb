import { type MailWords, plainMail } from '../../service/index.ts';

/** A second factor, as each language calls it. */
export type FactorName = (words: Pick<MailWords, 'authenticatorApp' | 'passkey'>) => string;

export const factorAddedMail = (recipient: string, what: FactorName) =>
  plainMail(recipient, (words) => words.factorAdded(what(words)));

export const factorRemovedMail = (recipient: string, what: FactorName, isLast: boolean) =>
  plainMail(recipient, (words) => words.factorRemoved(what(words), isLast));

export const codesMadeMail = (recipient: string) =>
  plainMail(recipient, (words) => words.codesMade());

export const codeUsedMail = (recipient: string, left: number) =>
  plainMail(recipient, (words) => words.codeUsed(left));

export const codesGuessedMail = (recipient: string, minutes: number) =>
  plainMail(recipient, (words) => words.codesGuessed(minutes));

export const factorsResetMail = (recipient: string) =>
  plainMail(recipient, (words) => words.factorsReset());
