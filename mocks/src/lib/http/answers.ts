import { HttpResponse } from 'msw/http';
import * as v from 'valibot';

/** The body of a declined request to a template module. */
export interface Declined {
  /** A sentence for people, in English. */
  message: string;
}

/** Declines a call: 400 for what cannot be understood, 404 for what does not exist. */
export function decline(status: number, message: string): Response {
  const body: Declined = { message };
  return HttpResponse.json(body, { status });
}

/** Reads a JSON body. One that is no JSON or does not fit is thrown as the 400 to answer. */
export async function readBody<Body>(request: Request, schema: v.GenericSchema<unknown, Body>): Promise<Body> {
  const result = v.safeParse(schema, parseJson(await request.text()));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw decline(400, field === null ? issue.message : `${field}: ${issue.message}`);
}

/**
 * Which thing a call is about: the query names it, or else a JSON body does.
 * Numbers come back as text, so that callers compare with `String(row.id)`. A call that names nothing is thrown as a 400.
 */
export async function readId(request: Request, name = 'id'): Promise<string> {
  const id = new URL(request.url).searchParams.get(name) ?? (await idInBody(request, name));
  if (id === '') throw decline(400, `${name}: Say which one is meant, in the query or in a JSON body`);
  return id;
}

const idSchema = v.union([v.pipe(v.number(), v.transform(String)), v.string()]);

async function idInBody(request: Request, name: string): Promise<string> {
  const text = await request.text();
  if (text === '') return '';
  const id = v.safeParse(v.object({ [name]: idSchema }), parseJson(text));
  return id.success ? (id.output[name] ?? '') : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw decline(400, 'The body is not valid JSON');
  }
}
