// A small client over the types generated from the contract. It is compiled, not run: the lines marked as expected
// errors hold the types to being exact, for TypeScript fails where an expected error does not occur.
import createClient from 'openapi-fetch';
import type { paths } from './generated/stopline.js';

const stopline = createClient<paths>({ baseUrl: 'http://localhost:8080' });

/** Stops the line, and says what became of it. */
export async function stopTheLine(token: string, sessionId: string): Promise<string> {
  const { data, error } = await stopline.POST('/v1/line/sessions/{sessionId}/stop-the-line', {
    params: { path: { sessionId } },
    headers: { Authorization: `Bearer ${token}` },
    body: {},
  });
  if (error) {
    return `refused: ${error.code} by ${error.rule}`;
  }
  const version: number = data.version;
  return `stopped at version ${version}`;
}

/** The board, or nothing if it has not changed since the version that the caller knows. */
export async function board(token: string, sessionId: string, etag: string) {
  const { data, response } = await stopline.GET('/v1/line/sessions/{sessionId}', {
    params: { path: { sessionId }, header: { 'If-None-Match': etag } },
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.status === 304 ? undefined : data;
}

export async function whatMustNotCompile(token: string) {
  // @ts-expect-error -- there is no such path
  await stopline.GET('/v1/line/sessions/{sessionId}/secrets', {});

  // @ts-expect-error -- the path needs its session
  await stopline.GET('/v1/line/sessions/{sessionId}', { headers: { Authorization: token } });

  const { data } = await stopline.GET('/v1/line/sessions/{sessionId}', { params: { path: { sessionId: 'x' } } });
  // @ts-expect-error -- the board has no such field
  return data?.secret;
}
