import Bowser from 'bowser';

/** Longer texts are no browser's, and not worth the time to look through them. */
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
