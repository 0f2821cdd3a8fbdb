import { type Plugin, parseAst } from 'vite';

const FILES = /\/packages\/contracts\/src\/.*\.ts$/;

/** What schemas say of themselves to the API's document: `.describe('…')` and `.meta({ … })`. */
const DESCRIBING = ['describe', 'meta'];
/** Functions that describe a schema in their second argument, or each field that they make. */
const NAMING = ['named', 'change'];
const MAKING = ['strings'];
/** The same of endpoints and fields, where it is written down as it is; tokens call the server alone. */
const WORDS = ['summary', 'tag', 'errors', 'scope', 'means'];

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * Leaves out of what browsers get what endpoints and schemas say of themselves: the server writes
 * the API's document with it, and nobody reads it in a browser. It was a tenth of the contract.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'vitrine:without-descriptions',
    apply: 'build',
    // after the types are gone
    enforce: 'post',
    transform(code, id) {
      if (!FILES.test(id.replaceAll('\\', '/'))) return undefined;
      return { code: dropDescriptions(code), map: null };
    },
  };
}

/** The same module without its descriptions. */
export function dropDescriptions(code: string): string {
  const dropped: [start: number, end: number, instead?: string][] = [];
  visit(parseAst(code), (node) => {
    const described = describedBy(node);
    if (described) dropped.push([described.end, node.end]);
    if (isWords(node)) {
      const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
      dropped.push([node.start, node.end + comma]);
    }
    for (const { start, end } of textsIn(node)) dropped.push([start, end, "''"]);
  });
  let kept = '';
  let done = 0;
  for (const [start, end, instead = ''] of dropped.sort(([one], [other]) => one - other)) {
    // one inside of another has gone with it
    if (start < done) continue;
    kept += code.slice(done, start) + instead;
    done = end;
  }
  return kept + code.slice(done);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  if (!isNode(value)) return;
  see(value);
  for (const one of Object.values(value)) visit(one, see);
}

const nameOf = (value: unknown): unknown => (isNode(value) ? value.name : undefined);

/** The schema that a call describes; undefined where it does something else. */
function describedBy({ callee, arguments: values }: Node): Node | undefined {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const isDescribing = DESCRIBING.includes(String(nameOf(callee.property)));
  const hasOne = Array.isArray(values) && values.length === 1;
  return isDescribing && hasOne && isNode(callee.object) ? callee.object : undefined;
}

/** What a call of ours says of schemas in arguments that must stay. */
function textsIn({ callee, arguments: values }: Node): Node[] {
  if (!Array.isArray(values)) return [];
  const name = String(nameOf(callee));
  if (NAMING.includes(name)) return [values[1]].filter(isText);
  if (!MAKING.includes(name) || !isNode(values[0])) return [];
  const { properties } = values[0];
  return Array.isArray(properties) ? properties.map(({ value }) => value).filter(isText) : [];
}

const isText = (value: unknown): value is Node =>
  isNode(value) &&
  (typeof value.value === 'string' ||
    value.type === 'TemplateLiteral' ||
    (value.type === 'ArrayExpression' && (value.elements as unknown[]).every(isText)));

const isWords = ({ type, key, value, shorthand }: Node): boolean =>
  type === 'Property' && !shorthand && WORDS.includes(String(nameOf(key))) && isText(value);
