import { RECOVERY_CODES } from '@vitrine/contracts';
import { hashToken, readableText } from '../../lib/secrets.ts';

// 79 random bits: what is stored of them needs no slow hash
const LENGTH = 16;
const GROUP = 4;

/** New codes, as they are shown, all different. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => readableText(LENGTH, GROUP));

/** What is stored of a code, however it was typed: its blanks, hyphens and capitals do not count. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  hashToken(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
