/** A JSON Schema (2020-12), as far as our own schemas use it. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Example {
  summary: string;
  value: unknown;
}

export interface Content {
  [type: string]: {
    schema: JsonSchema;
    example?: unknown;
    examples?: Record<string, Reference>;
  };
}

export interface Reference {
  $ref: string;
}

export interface Header {
  description: string;
  schema: JsonSchema;
}

/** Headers of an answer, by their names in HTTP. */
export type Headers = Record<string, Reference>;

export interface ApiResponse {
  description: string;
  headers?: Headers;
  content?: Content;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: true;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, ApiResponse | Reference>;
}

/** An OpenAPI 3.1 document, as far as ours uses it. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Record<string, unknown>;
  /** `x-internal` tells tools whether only its own operators reach a server. */
  servers: { url: string; description: string; 'x-internal': boolean }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** What this program sends to others, by the name of the event. */
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ApiResponse>;
    headers: Record<string, Header>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, unknown>;
  };
}
