import manifest from '../../package.json' with { type: 'json' };

/** Of this program. */
export const VERSION: string = manifest.version;
