/** Stands in the address for an issue that is still to be begun. */
export const NEW_ISSUE = 'new';
