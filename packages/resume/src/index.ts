export * from './imported-resume.ts';
export * from './period-fault.ts';
export * from './read-resume.ts';
export * from './unreadable-file.ts';
