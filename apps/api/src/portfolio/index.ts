// The door of this house: what others may use of it.
export { writeJsonResume } from './downloads/json-resume.ts';
export { drawQrCode } from './downloads/qr-code.ts';
export { portfolio } from './house.ts';
export { createReferencePurge } from './references/delete-reference.ts';
export { createReferencesRoom } from './references/room.ts';
