// What every screen of the back-office says until it is mended.
export { MailBanner } from './mail-banner.tsx';
export { StorageBanner } from './storage-banner.tsx';
