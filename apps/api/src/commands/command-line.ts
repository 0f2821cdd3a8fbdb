import { parseArgs } from 'node:util';
import { closest } from 'fastest-levenshtein';
import { readEnv } from '../env.ts';
import { StorageAwayError } from '../lib/bucket-store.ts';
import { ProblemError, sentenceOf } from '../lib/problem-error.ts';
import { usualWords } from '../lib/say.ts';
import { type Command, CommandError, say } from './command.ts';
import { commands } from './command-table.ts';

/** Their messages are for anyone who runs a command. */
const SAID = [CommandError, ProblemError, StorageAwayError];
/** What was typed is no command, or not one as it is called. */
const WRONG_USAGE = 2;

/**
 * Runs what is on the command line.
 * @returns the exit code: 0 done, 1 not possible as things are, 2 not understood
 */
export async function runCommandLine(words: string[]): Promise<number> {
  const command = findCommand(words);
  if (words[0] === 'help' || (!command && asksForHelp(words))) {
    say(helpOf(findCommand(words.slice(1))));
    return 0;
  }
  if (!command) return refuse(notFound(words));
  if (asksForHelp(words)) {
    say(helpOf(command));
    return 0;
  }
  const given = parse(command, words.slice(command.name.split(' ').length));
  if (!given) return refuse(helpOf(command));
  try {
    const run = await command.load();
    return await run({ ...given, readEnv: () => readEnv() });
  } catch (error) {
    if (!(error instanceof Error) || !SAID.some((kind) => error instanceof kind)) throw error;
    const isProblem = error instanceof ProblemError;
    process.stderr.write(`${isProblem ? sentenceOf(error, usualWords) : error.message}\n`);
    return 1;
  }
}

function refuse(text: string): number {
  process.stderr.write(`${text}\n`);
  return WRONG_USAGE;
}

const asksForHelp = (words: string[]): boolean => words.some((word) => /^(--help|-h)$/.test(word));

/** The command that the line begins with. */
const findCommand = (words: string[]): Command | undefined =>
  commands.find(({ name }) => `${words.slice(0, 2).join(' ')} `.startsWith(`${name} `));

/** What follows the name of a command; undefined where it does not fit. */
function parse({ words = [], options = {} }: Command, line: string[]) {
  try {
    const parsed = parseArgs({
      args: line,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { type }]) => [name, { type }]),
      ),
    });
    const required = words.filter((word) => !word.startsWith('[')).length;
    const given = parsed.positionals;
    const fits = given.length >= required && given.length <= words.length && !given.includes('');
    return fits ? { words: given, options: { ...parsed.values } } : undefined;
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_')) {
      return undefined;
    }
    throw error;
  }
}

function notFound(words: string[]): string {
  const typed = words
    .slice(0, 2)
    .filter((word) => !word.startsWith('-'))
    .join(' ');
  const names = commands.filter(({ destroys }) => !destroys).map(({ name }) => name);
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `));
  return [
    `There is no command '${typed}'. Did you mean '${closest(typed, names)}'?`,
    ...(group.length > 0 ? group.map(lineOf) : ["'help' lists them all."]),
  ].join('\n');
}

const called = ({ name, words = [] }: Command): string => [name, ...words].join(' ');

const COLUMN = 32;
const lineOf = (command: Command): string =>
  `  ${called(command).padEnd(COLUMN)} ${command.summary}`;

/** All commands, or one with its options. */
function helpOf(command: Command | undefined): string {
  if (!command) {
    return [
      'Usage: pnpm vitrine COMMAND, npm start -- COMMAND,',
      '       or in a container: vitrine COMMAND, in a release: node vitrine.mjs COMMAND',
      'Without a command it serves the site.',
      '',
      ...commands.map(lineOf),
      `  ${'help [COMMAND]'.padEnd(COLUMN)} this list, or the options of one command`,
    ].join('\n');
  }
  const options = Object.entries(command.options ?? {}).map(([name, { value, summary }]) => {
    const option = value ? `--${name} ${value}` : `--${name}`;
    return `  ${option.padEnd(COLUMN)} ${summary}`;
  });
  return [`Usage: ${called(command)}${options.length > 0 ? ' [OPTIONS]' : ''}`, lineOf(command)]
    .concat(options)
    .join('\n');
}
