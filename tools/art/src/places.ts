/** Where the web app's public files are; the art has a folder of its own among them. */
export const PUBLIC = new URL('../../../apps/web/public/', import.meta.url);
export const ART = new URL('art/', PUBLIC);
/** The typefaces of the site, whole, as the server draws share images with them. */
export const FONTS = new URL('../../../apps/api/fonts/', import.meta.url);
export const MANIFEST = new URL('manifest.json', ART);
export const SHARE = new URL('share-default/1200x630.png', ART);
