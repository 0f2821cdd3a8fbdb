import type { Env } from '../env.ts';

/** What a command was given on its line. */
export interface Given {
  /** Reads the settings; a command that tells about them may do so when it likes. */
  readEnv(): Env;
  /** In the order of the table; what is optional may be missing. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

/** Runs a command; answers with the exit code. */
export type CommandRun = (given: Given) => Promise<number>;

export interface CommandOption {
  type: 'boolean' | 'string';
  /** The placeholder of its value in the help, e.g. `N`. */
  value?: string;
  summary: string;
}

/** One entry of the table: what the help says, and where the code is. */
export interface Command {
  /** One word or two, e.g. `files trash`. */
  name: string;
  /** What follows it, e.g. `EMAIL`; in brackets where it may be left out. */
  words?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  /** One line. */
  summary: string;
  /** It ends or deletes what cannot be had back: nobody is led to it by a slip of the keyboard. */
  destroys?: true;
  /** Loads the code, which no other command needs. */
  load(): Promise<CommandRun>;
}

/** What was asked for cannot be done as things are; the message tells an operator why. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** One line for anyone who runs the command. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
