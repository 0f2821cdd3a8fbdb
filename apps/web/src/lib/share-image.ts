/** What a shared link shows where the page has no picture of its own; 1200 by 630 pixels. */
export const SHARE_IMAGE = '/art/share-default/1200x630.png';
