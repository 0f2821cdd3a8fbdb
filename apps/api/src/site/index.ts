// The door of this house: what others may use of it.
export { createCaseStudyAddresses } from './content/case-study-addresses.ts';
export { createContentRepository, type Entry } from './content/content.repository.ts';
export type { Deps as SiteDeps } from './deps.ts';
export { site } from './house.ts';
export { createPagesRepository, type StoredPage } from './pages/pages.repository.ts';
export { pictureMoved } from './picture-uses/picture-moved.ts';
export {
  createPictureUses,
  ISSUE,
  POST_PICTURES,
  picturesIn,
} from './picture-uses/picture-uses.service.ts';
export { lockRewritten, only, type Rewrite } from './picture-uses/rewrite.ts';
