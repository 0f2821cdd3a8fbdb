/** docs/requirements.md: each area's requirements are numbered from 01 to this. */
export const AREAS: Record<string, number> = {
  DEM: 3,
  PUB: 9,
  HOM: 7,
  ABT: 1,
  VIS: 1,
  SOL: 2,
  TEA: 1,
  PRJ: 2,
  CNT: 1,
  APP: 4,
  BLG: 8,
  CON: 2,
  SIT: 3,
  REG: 7,
  SGN: 11,
  TWO: 5,
  TOK: 3,
  ROL: 3,
  STO: 1,
  USR: 2,
  POR: 14,
  SET: 4,
  ADM: 3,
  AUS: 3,
  MSG: 4,
  ABL: 6,
  WEB: 6,
  PGE: 3,
  FRM: 3,
  API: 24,
  HOK: 3,
  SCA: 4,
  REL: 5,
  OPE: 6,
  CMD: 6,
  WAY: 5,
  FIR: 7,
};

/** docs/trust.md: what must hold under attack, and holes of other products. */
export const TRUST_AREAS: Record<string, number> = {
  ATH: 8,
  SES: 9,
  ATZ: 7,
  INP: 6,
  UPL: 7,
  HDR: 4,
  LIM: 3,
  DUR: 8,
  AVL: 6,
  OUT: 2,
  PRV: 2,
  SUP: 2,
  HOL: 12,
};

/** Every id of a list, such as `PUB-07`. */
export function requirementIds(areas: Record<string, number> = AREAS): string[] {
  return Object.entries(areas).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
  );
}
