import Bowser from 'bowser';

/** What is known of the program that calls; never stored as it is. */
export interface Client {
  /** IP address, as the trusted proxies tell it; '' for calls from inside the process. */
  address: string;
  /** The network of the address: what one household or company shares. */
  network: string;
  userAgent: string;
}

/** For calls from inside the process. */
export const noClient: Client = { address: '', network: '', userAgent: '' };

/** No browser sends more; the rest is not parsed. */
const READ_CHARACTERS = 400;
const NAME_LENGTH = 40;

/**
 * What a person calls the device behind a `User-Agent`, e.g. `Chrome on Android`; '' where nothing
 * of it is known. Versions are left out: the label is for recognition, not for tracking.
 */
export function deviceName(userAgent: string): string {
  const read = userAgent.slice(0, READ_CHARACTERS);
  if (read === '') return '';
  const { browser, os } = Bowser.parse(read);
  const names = [browser.name?.replace(/ for Android$/, ''), os.name];
  return names
    .filter((name) => name !== undefined && name !== '')
    .map((name) => name?.slice(0, NAME_LENGTH))
    .join(' on ');
}
