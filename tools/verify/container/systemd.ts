import { findDrainProblems, findUnknownSettings } from './settings.ts';

/** What a unit must say to be safe; the server needs nothing of what they forbid. */
const HARDENED = {
  NoNewPrivileges: 'yes',
  ProtectSystem: 'strict',
  ProtectHome: 'yes',
  PrivateTmp: 'yes',
  PrivateDevices: 'yes',
  RestrictSUIDSGID: 'yes',
  CapabilityBoundingSet: '',
};

/** A unit: each section with the values of each directive. */
type Unit = Record<string, Record<string, string[]>>;

function parseUnit(text: string): Unit {
  const unit: Unit = {};
  let section: Record<string, string[]> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, directive, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) section = unit[name] ??= {};
    else if (directive) section[directive] = [...(section[directive] ?? []), value];
  }
  return unit;
}

/**
 * What would keep the service from working or from being safe, as far as its unit shows.
 * @param documented the settings the app knows
 */
export function findUnitProblems(text: string, documented: string[]): string[] {
  const { Service: service = {} } = parseUnit(text);
  const first = (directive: string) => service[directive]?.[0];
  const variables = (service.Environment ?? []).flatMap((line) => line.split(/\s+/));
  const settings = Object.fromEntries(variables.map((each) => each.split('=', 2)));
  const demands: [unknown, string][] = [
    [first('ExecStart')?.endsWith('/current/vitrine.mjs'), 'it does not start the link `current`'],
    [first('User') && first('User') !== 'root', 'it runs as root'],
    [first('StateDirectory'), 'its data has no place (StateDirectory)'],
    [first('MemoryMax'), 'it may take all memory (MemoryMax)'],
    [first('Restart') === 'always', 'it is not started again when it ends'],
    [first('RestartPreventExitStatus') === '78', 'a refused start is tried again and again'],
  ];
  return [
    ...demands.filter(([isMet]) => !isMet).map(([, problem]) => problem),
    ...Object.entries(HARDENED)
      .filter(([directive, value]) => first(directive) !== value)
      .map(([directive, value]) => `${directive}=${value} is missing`),
    ...findUnknownSettings(Object.keys(settings), documented),
    ...findDrainProblems(settings, Number(first('TimeoutStopSec') ?? 0)),
  ];
}
