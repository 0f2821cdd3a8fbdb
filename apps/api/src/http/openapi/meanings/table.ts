/**
 * What a schema and its fields mean, by the name of the schema (of an answer or body without a name:
 * of its endpoint) and the dotted path of the field; the path '' is the schema itself.
 *
 * They stand here and not beside the schemas, because browsers load those.
 */
export type Meanings = Record<string, Record<string, string>>;
