import { isObject, type Json, type JsonObject } from '../base/json.ts';

/** The rows of a raw value; what is none is none. */
export const asRows = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter((each) => isObject(each)) : [];
