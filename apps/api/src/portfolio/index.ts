// The door of this house: what others may use of it.
export { writeJsonResume } from './downloads/json-resume.ts';
export { drawQrCode } from './downloads/qr-code.ts';
export { portfolio } from './house.ts';
export { createReferences } from './references/references.service.ts';
